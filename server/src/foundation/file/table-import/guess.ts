import { tidySign } from '@atrium/shared-utility/contract'

type Field<K extends string> = { key: K; words: readonly string[] }

/**
 * Which column says what, by the words that headings may call a field. A column is taken once, in the order of the fields; a heading
 * that is one of the words comes before one that holds it.
 */
export function guessColumns<K extends string>(headings: readonly string[], fields: readonly Field<K>[]) {
  const plain = headings.map(plainHeading)
  const guess: Partial<Record<K, number>> = {}
  for (const isExact of [true, false])
    for (const { key, words } of fields) {
      const taken = Object.values<number | undefined>(guess)
      const called = words.map(plainHeading).filter((word) => word !== '')
      const isCalled = (heading: string) =>
        called.some((word) => (isExact ? heading === word : word.length > 1 && heading.includes(word)))
      const column = plain.findIndex((heading, index) => !taken.includes(index) && isCalled(heading))
      if (guess[key] === undefined && column !== -1) guess[key] = column
    }
  return guess
}

/** As headings are compared: without spaces and signs, in small letters. */
function plainHeading(heading: string) {
  return tidySign(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
