/** What HTML's elements and roles are to a reader: HTML, section 4; WAI-ARIA, section 5.4. Names in capitals, as the DOM has them. */

/** Elements that begin a line. */
export const BLOCK = `
ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY BUTTON CAPTION CENTER DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM
H1 H2 H3 H4 H5 H6 HEADER HGROUP HR LABEL LEGEND LI MAIN MENU NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL
`;

/** Elements whose text nobody sees. */
export const SKIPPED = `
SCRIPT STYLE NOSCRIPT TEMPLATE SVG MATH IFRAME OBJECT EMBED VIDEO AUDIO CANVAS SELECT DATALIST TEXTAREA HEAD TITLE IMG INPUT
PROGRESS METER MAP
`;

/** Parts of a page, each with the roles and the elements that declare it. */
export const AREAS = `
nav | navigation menu menubar NAV
footer | contentinfo FOOTER
header | HEADER
aside | complementary ASIDE
dialog | dialog alertdialog DIALOG
form | FORM
main | main article MAIN ARTICLE
`;
