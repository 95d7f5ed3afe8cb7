/** As large as a person is shown anywhere, on a screen of double resolution. */
const side = 256
const mostBytes = 20 * 1024 * 1024

/**
 * The square in the middle of a picture, drawn anew as a small JPEG, in base64: so nothing else of the file is sent, such as the
 * place where it was taken. Null of what the browser does not read as a picture.
 */
export async function squareOf(file: File) {
  const bitmap = file.size > mostBytes ? null : await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return null
  const from = Math.min(bitmap.width, bitmap.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(from, side)
  canvas.height = canvas.width
  const drawing = canvas.getContext('2d')
  if (drawing === null) return null
  // What can be seen through is white in a JPEG.
  drawing.fillStyle = '#ffffff'
  drawing.fillRect(0, 0, canvas.width, canvas.width)
  const [left, top] = [(bitmap.width - from) / 2, (bitmap.height - from) / 2]
  drawing.drawImage(bitmap, left, top, from, from, 0, 0, canvas.width, canvas.width)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.85).replace(/^[^,]*,/, '')
}
