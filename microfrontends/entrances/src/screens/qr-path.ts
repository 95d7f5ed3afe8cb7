import qrcode from 'qrcode-generator'

const quietZone = 4

/** A QR code as one SVG path on a square of `size` units. Drawn here, for only the browser knows the address it is on. */
export function qrPath(text: string) {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const lines = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_cell, column) =>
      code.isDark(row, column) ? `M${column + quietZone} ${row + quietZone}h1v1h-1z` : '',
    ).join(''),
  )
  return { size: count + 2 * quietZone, path: lines.join('') }
}
