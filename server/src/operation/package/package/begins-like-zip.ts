import { Problem } from '@atrium/shared-utility/contract'

const mark = Buffer.from('PK\u0003\u0004', 'latin1')

type NoZip = 'packageNoZip' | 'bundleNoZip'

/** The same bytes. Refuses what does not begin as a ZIP does, before any of it is kept. */
export async function* beginsLikeZip(bytes: AsyncIterable<Buffer>, otherwise: NoZip): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0)
  for await (const piece of bytes) {
    if (head.length >= mark.length) {
      yield piece
      continue
    }
    head = Buffer.concat([head, piece])
    if (head.length < mark.length) continue
    if (!head.subarray(0, mark.length).equals(mark)) throw new Problem(otherwise)
    yield head
  }
  if (head.length < mark.length) throw new Problem(otherwise)
}
