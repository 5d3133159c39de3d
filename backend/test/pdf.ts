/** Small real PDFs made by hand (ISO 32000-1): lines of text below each other on one page. */

export interface Line {
  text: string;
  /** Points. */
  size: number;
}

const TOP = 800;

function escaped(text: string): string {
  return text.replace(/[\\()]/g, "\\$&");
}

function pageContent(lines: readonly Line[]): string {
  let y = TOP;
  const drawn = lines.map(({ text, size }) => {
    y -= size * 1.6;
    return `BT /F1 ${size} Tf 1 0 0 1 60 ${y.toFixed(1)} Tm (${escaped(text)}) Tj ET`;
  });
  return drawn.join("\n");
}

/** The bytes of a one-page A4 document in Helvetica; Latin-1 only. */
export function pdfOf(lines: readonly Line[]): Uint8Array {
  const content = pageContent(lines);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(text, "latin1");
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(text, "latin1");
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
