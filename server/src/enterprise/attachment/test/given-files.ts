/** The beginning of a picture, which is all of it that is read here. */
export function givenPng({ width = 40, height = 30 } = {}) {
  const head = Buffer.alloc(64)
  head.write('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'latin1')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
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
