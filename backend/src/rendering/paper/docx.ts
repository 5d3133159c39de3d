/** Papers as Word documents: real headings, lists, links and tab stops, so that whoever opens one can go on writing in it. */
import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from "docx";
import type { LetterView } from "./letter-view.ts";
import type { PaperFormat, PaperView } from "./renderer.ts";
import type { EntryView, Linked, ResumeView, SectionView } from "./resume-view.ts";
import { sameBytes } from "./same-bytes.ts";

/** How a look sets a paper; sizes in points, lengths in millimetres, colours as hexadecimal RGB. */
interface Look {
  font: string;
  size: number;
  name: number;
  heading: number;
  accent: string;
  centred: boolean;
  margin: number;
  /** Space between paragraphs, in points. */
  gap: number;
}

/** The looks of `templates/`, with fonts that come with Word and have their like elsewhere. */
const LOOKS: Record<PaperFormat["template"], Look> = {
  classic: {
    font: "Cambria",
    size: 10.5,
    name: 21,
    heading: 11.5,
    accent: "1C1A18",
    centred: true,
    margin: 20,
    gap: 3,
  },
  modern: {
    font: "Calibri",
    size: 10.5,
    name: 23,
    heading: 11.5,
    accent: "1F4E6B",
    centred: false,
    margin: 21,
    gap: 3,
  },
  compact: {
    font: "Calibri",
    size: 9.5,
    name: 17,
    heading: 10,
    accent: "1D1D1B",
    centred: false,
    margin: 16,
    gap: 2,
  },
};
/** Width and height, in millimetres. */
const SHEETS = { a4: [210, 297], letter: [215.9, 279.4] } as const;
const QUIET = "5A5751";
/** A letter is read, not looked through: larger, in shorter lines. */
const LETTER = { size: 11, margin: 25 };
const BULLETS = "bullets";

/** The file's bytes. */
export async function docxOf(
  paper: PaperView,
  { template, page }: PaperFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const { margin, size } = paper.kind === "letter" ? { ...LOOKS[template], ...LETTER } : LOOKS[template];
  const look = LOOKS[template];
  const [width, height] = SHEETS[page === "letter" ? "letter" : "a4"];
  const tab = convertMillimetersToTwip(width - 2 * margin);
  const writer = new Writer(look, tab);
  const { view } = paper;
  const document = new Document({
    title: view.title,
    creator: view.name,
    lastModifiedBy: view.name,
    styles: {
      default: {
        document: {
          run: { font: look.font, size: `${size}pt`, color: "1D1D1B", language: { value: view.language } },
          paragraph: { spacing: { after: twips(look.gap) } },
        },
        title: {
          run: { bold: true, size: `${look.name}pt`, color: look.accent },
          paragraph: { spacing: { after: twips(look.gap) } },
        },
        heading1: {
          run: { bold: true, size: `${look.heading}pt`, color: look.accent },
          paragraph: { spacing: { before: twips(3.5 * look.gap), after: twips(1.5 * look.gap) } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: "•",
              style: { paragraph: { indent: { left: twips(12), hanging: twips(12) } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: convertMillimetersToTwip(width), height: convertMillimetersToTwip(height) },
            margin: Object.fromEntries(
              ["top", "bottom", "left", "right"].map((side) => [side, convertMillimetersToTwip(margin)]),
            ),
          },
        },
        children: paper.kind === "resume" ? writer.resume(paper.view) : writer.letter(paper.view),
      },
    ],
  });
  return sameBytes(new Uint8Array(await Packer.toArrayBuffer(document)));
}

function twips(points: number): number {
  return Math.round(points * 20);
}

class Writer {
  readonly #look: Look;
  readonly #tab: number;

  /** @param tab where dates and places end at the right, in twips */
  constructor(look: Look, tab: number) {
    this.#look = look;
    this.#tab = tab;
  }

  resume(view: ResumeView): Paragraph[] {
    return [...this.#head(view, view.label), ...view.sections.flatMap((section) => this.#section(section))];
  }

  letter(view: LetterView): Paragraph[] {
    const apart = { spacing: { before: twips(18), after: twips(14) } };
    return [
      ...this.#head(view, ""),
      this.#sided([text(view.recipient)], view.date, apart),
      ...(view.subject === ""
        ? []
        : [new Paragraph({ ...apart, children: [text(view.subject, { bold: true })] })]),
      ...view.paragraphs.map(
        (lines) =>
          new Paragraph({
            spacing: { after: twips(10), line: 288 },
            children: lines.map((line, at) => new TextRun({ text: line, break: at === 0 ? 0 : 1 })),
          }),
      ),
    ];
  }

  #head(
    { name, contact, links }: Pick<ResumeView, "name" | "contact" | "links">,
    label: string,
  ): Paragraph[] {
    const alignment = this.#look.centred ? AlignmentType.CENTER : AlignmentType.LEFT;
    const rows = [contact, links].filter((row) => row.length > 0);
    return [
      ...(name === ""
        ? []
        : [new Paragraph({ heading: HeadingLevel.TITLE, alignment, children: [text(name)] })]),
      ...(label === "" ? [] : [new Paragraph({ alignment, children: [text(label, { color: QUIET })] })]),
      ...rows.map(
        (row) =>
          new Paragraph({
            alignment,
            children: row.flatMap((one, at) => [
              ...(at === 0 ? [] : [text(" · ", { color: QUIET })]),
              linked(one),
            ]),
          }),
      ),
    ];
  }

  #section(section: SectionView): Paragraph[] {
    const heading = new Paragraph({
      heading: HeadingLevel.HEADING_1,
      keepNext: true,
      border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: "B9B3AA", space: 2 } },
      children: [text(section.heading)],
    });
    return [heading, ...this.#body(section)];
  }

  #body(section: SectionView): Paragraph[] {
    if (section.kind === "text")
      return section.paragraphs.map((paragraph) => new Paragraph({ children: [text(paragraph)] }));
    if (section.kind === "list") return section.groups.map((group) => listed(group));
    return section.kind === "line"
      ? section.entries.flatMap((entry) => this.#line(entry))
      : section.entries.flatMap((entry, at) => this.#entry(entry, at > 0));
  }

  /** Name, who gave it, when; what is said about it below. */
  #line({ title, subtitle, date, paragraphs }: EntryView): Paragraph[] {
    const named = [linked(title), ...(subtitle === "" ? [] : [text(` · ${subtitle}`, { color: QUIET })])];
    return [
      this.#sided(named, date, { numbering: { reference: BULLETS, level: 0 } }),
      ...paragraphs.map(
        (paragraph) => new Paragraph({ indent: { left: twips(12) }, children: [text(paragraph)] }),
      ),
    ];
  }

  #entry(
    { title, date, subtitle, place, address, paragraphs, bullets }: EntryView,
    apart: boolean,
  ): Paragraph[] {
    const stay = { keepNext: true, keepLines: true };
    const second = subtitle !== "" || place !== "";
    return [
      this.#sided([linked(title, { bold: true })], date, {
        ...stay,
        spacing: { before: apart ? twips(2 * this.#look.gap) : 0, after: twips(this.#look.gap / 2) },
      }),
      ...(second ? [this.#sided([text(subtitle, { italics: true })], place, stay)] : []),
      ...(address === null ? [] : [new Paragraph({ ...stay, children: [linked(address)] })]),
      ...paragraphs.map((paragraph) => new Paragraph({ children: [text(paragraph)] })),
      ...bullets.map(
        (bullet) => new Paragraph({ numbering: { reference: BULLETS, level: 0 }, children: [text(bullet)] }),
      ),
    ];
  }

  /** A line with a note, a date or a place, at its right. */
  #sided(children: ParagraphChild[], note: string, options: IParagraphOptions): Paragraph {
    const aside = note === "" ? [] : [new TextRun({ color: QUIET, children: [new Tab(), note] })];
    return new Paragraph({
      ...options,
      tabStops: [{ type: TabStopType.RIGHT, position: this.#tab }],
      children: [...children, ...aside],
    });
  }
}

function text(words: string, options: Omit<IRunOptions, "text"> = {}): TextRun {
  return new TextRun({ ...options, text: words });
}

function linked({ text: words, url }: Linked, options: Omit<IRunOptions, "text"> = {}): ParagraphChild {
  return url === null
    ? text(words, options)
    : new ExternalHyperlink({ link: url, children: [text(words, options)] });
}

/** Items in a row, behind what they are if that is said. */
function listed({ label, items }: { label: string; items: readonly string[] }): Paragraph {
  const named = label === "" ? [] : [text(`${label}: `, { bold: true })];
  return new Paragraph({ children: [...named, text(items.join(", "))] });
}
