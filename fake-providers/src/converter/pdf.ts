type SentDocument = { name: string; bytes: Buffer }

/** A PDF of one page that says which document it stands for. */
export function pdfOf({ name, bytes }: SentDocument) {
  const page = contentOf([name, `${bytes.length} bytes`, 'The demo shows no content of documents.'])
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${count}\n0000000000 65535 f \n${rows}${trailer}`, 'latin1')
}

function contentOf(lines: readonly string[]) {
  const shown = lines.map((line) => `(${line.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/[\\()]/g, '\\$&')}) Tj T*`)
  return `BT /F1 18 Tf 28 TL 72 740 Td\n${shown.join('\n')}\nET`
}
