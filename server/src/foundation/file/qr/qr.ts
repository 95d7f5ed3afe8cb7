import qrcode from 'qrcode-generator'

const quietZone = 4

/** A QR code as one SVG path on a square of `size` units; the page's policy lets no picture in from elsewhere. */
export function qrPath(text: string) {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const cells = Array.from({ length: count * count }, (_, index) => ({
    row: Math.floor(index / count),
    column: index % count,
  }))
  const path = cells
    .filter(({ row, column }) => code.isDark(row, column))
    .map(({ row, column }) => `M${column + quietZone} ${row + quietZone}h1v1h-1z`)
    .join('')
  return { size: count + 2 * quietZone, path }
}
