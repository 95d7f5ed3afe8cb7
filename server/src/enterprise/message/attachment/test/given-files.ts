/** The beginning of a picture, which is all of it that is read here. */
export function givenPng({ width = 40, height = 30 } = {}) {
  const head = Buffer.alloc(64)
  head.write('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'latin1')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}

/** One that says of the whole, and of its first frame, how large it is; a remark stands between. */
export function givenGif({ screen = 40, frame = 40 } = {}) {
  const head = Buffer.from(
    'GIF89a\0\0\0\0\u0080\0\0\0\0\0\0\0\0\u0021\u00fe\u0003abc\0\u002c\0\0\0\0\0\0\0\0\0',
    'latin1',
  )
  for (const at of [6, 8]) head.writeUInt16LE(screen, at)
  for (const at of [head.length - 5, head.length - 3]) head.writeUInt16LE(frame, at)
  return head
}

export const givenPdf = Buffer.from('%PDF-1.7\n% nothing to see\n%%EOF\n')

/** A ZIP of these names, with nothing in any of them. */
export function givenDocument(...names: string[]) {
  const directory = Buffer.concat(names.map((name) => Buffer.concat([entry(name), Buffer.from(name)])))
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(30, 16)
  const first = Buffer.alloc(30)
  first.write('PK\u0003\u0004', 'latin1')
  return Buffer.concat([first, directory, end])
}

function entry(name: string) {
  const bytes = Buffer.alloc(46)
  bytes.write('PK\u0001\u0002', 'latin1')
  bytes.writeUInt16LE(Buffer.byteLength(name), 28)
  return bytes
}
