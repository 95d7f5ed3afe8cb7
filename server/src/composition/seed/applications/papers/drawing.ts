import { crc32, deflateSync } from 'node:zlib'

/** A rectangle in a colour: red, green and blue, of 255 each. */
export type Area = { x: number; y: number; width: number; height: number; color: readonly [number, number, number] }

/** Areas on white, each over those before it. */
export type Drawing = { width: number; height: number; areas: readonly Area[] }

/** The drawing as a picture. */
export function pngOf({ width, height, areas }: Drawing) {
  const line = 1 + width * 3
  const pixels = Buffer.alloc(line * height, 0xff)
  for (const { color, ...area } of areas) {
    const filled = Buffer.alloc(area.width * 3, Buffer.from(color))
    for (let y = area.y; y < area.y + area.height; y += 1) filled.copy(pixels, y * line + 1 + area.x * 3)
  }
  // Each line begins with how it was packed: not at all.
  for (let y = 0; y < height; y += 1) pixels[y * line] = 0
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const parts = [part('IHDR', head), part('IDAT', deflateSync(pixels)), part('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), ...parts])
}

function part(name: string, bytes: Buffer) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), bytes])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(bytes.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** The drawing as a page, a point for each of its pixels. */
export function pdfOf({ width, height, areas }: Drawing) {
  const drawn = areas.map(({ x, y, width: across, height: down, color }) => {
    const shade = color.map((part255) => (part255 / 255).toFixed(2)).join(' ')
    return `${shade} rg ${x} ${height - y - down} ${across} ${down} re f`
  })
  const page = drawn.join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << >> >>`,
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const rows = objects.map((object, index) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return row
  })
  const count = objects.length + 1
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}${trailer}`, 'latin1')
}
