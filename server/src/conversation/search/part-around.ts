import { chatExcerptLength } from '@atrium/shared-utility/contract'
import { normalName } from '../../foundation/query/list/names.ts'
import { plainOf } from '../conversation/excerpt.ts'

/** So much stands before what was looked for. */
const before = 30

/** The part of a text in one line that holds what was looked for, with a sign where more was written. */
function partAround(text: string, search: string) {
  const characters = Array.from(text)
  // Its place is that in the text as it is compared: where the two differ in length, it is near there.
  const place = Array.from(normalName(text).split(search)[0] ?? '').length
  const from = place + search.length <= chatExcerptLength ? 0 : place - before
  const part = characters.slice(from, from + chatExcerptLength).join('')
  return `${from > 0 ? '…' : ''}${part}${from + chatExcerptLength < characters.length ? '…' : ''}`
}

type Found = { text: string; fileName: string | null }

/** What was found: the part of the text that holds it, else the name of a file of the message. */
export function foundIn(
  { text, fileName }: Found,
  { names, search }: { names: ReadonlyMap<string, string>; search: string },
) {
  const plain = plainOf(text, names)
  const isFile = fileName !== null && !normalName(plain).includes(search)
  return { isFile, text: partAround(isFile ? fileName : plain, search) }
}
