/** Small PDFs made by hand (ISO 32000-1) that cannot be read, each for another reason. */

const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
const PAGE = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>";
const NOTHING = "<< /Length 0 >>\nstream\n\nendstream";

function pdfFrom(objects: readonly string[], trailer = ""): Buffer {
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(text, "latin1");
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(text, "latin1");
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}

const pages = (kids: string, count: number) => `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`;

/** One page without a letter on it, as a scan has none. */
export const scanned = pdfFrom([CATALOG, pages("3 0 R", 1), PAGE, NOTHING]);

const KEY = `<${"41".repeat(32)}>`;
export const locked = pdfFrom(
  [
    CATALOG,
    pages("3 0 R", 1),
    PAGE,
    NOTHING,
    `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O ${KEY} /U ${KEY} >>`,
  ],
  "/Encrypt 5 0 R /ID [<00><00>]",
);

export const damaged = Buffer.from("%PDF-1.7\nthe rest was lost on the way");

const MANY = 1000;
export const endless = pdfFrom([
  CATALOG,
  pages(Array.from({ length: MANY }, (_, index) => `${index + 4} 0 R`).join(" "), MANY),
  NOTHING,
  ...Array.from({ length: MANY }, () => PAGE.replace("4 0 R", "3 0 R")),
]);
