import { chatExcerptLength } from '@atrium/shared-utility/contract'
import { mentionsIn, partsOf } from '@atrium/shared-utility/model'

/** So much of a text is read for an excerpt: a person stands in it by id, which may be longer than their name. */
export const previewSource = 4 * chatExcerptLength

/** The ids of the people whom these texts mention. */
export function mentionedIn(texts: readonly (string | null)[]) {
  return [...new Set(texts.flatMap((text) => mentionsIn(text ?? '')))]
}

/** A text as it is read, in one line: with names in place of ids. */
export function plainOf(text: string, names: ReadonlyMap<string, string>) {
  const said = partsOf(text).map((part) => ('text' in part ? part.text : `@${names.get(part.userId) ?? '?'}`))
  return said.join('').replace(/\s+/gu, ' ')
}

/** The beginning of it. */
export function excerptOf(text: string, names: ReadonlyMap<string, string>) {
  return Array.from(plainOf(text, names)).slice(0, chatExcerptLength).join('')
}
