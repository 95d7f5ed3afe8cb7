const marks: Readonly<Record<string, (head: string) => boolean>> = {
  'image/png': (head) => head.startsWith('\u0089PNG\r\n\u001A\n'),
  'image/jpeg': (head) => head.startsWith('\u00FF\u00D8\u00FF'),
  'image/gif': (head) => head.startsWith('GIF8'),
  'image/webp': (head) => head.startsWith('RIFF') && head.slice(8) === 'WEBP',
}

/** Whether a file begins as its type does, so that no other decoder takes it; the one of WebP does not see where a file is cut. */
export function isWhole(mediaType: string, bytes: Buffer) {
  if (!marks[mediaType]?.(bytes.toString('latin1', 0, 12))) return false
  return mediaType !== 'image/webp' || bytes.readUInt32LE(4) + 8 <= bytes.length
}
