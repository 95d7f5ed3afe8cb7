/** Names that look the same are the same: full width as half width, capitals as small letters, blanks as one. */
export function normalName(name: string) {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}

/**
 * What to look for in `search_grams` to find a normal name that holds a text: its pairs of characters, for they are
 * rare; single characters only when there is no pair. `atrium_grams` makes the other side, in the database.
 */
export function searchGrams(text: string) {
  const characters = Array.from(text)
  const pairs = characters.slice(1).map((next, index) => (characters[index] ?? '') + next)
  const whole = pairs.filter((pair) => !pair.includes(' '))
  return [...new Set(whole.length > 0 ? whole : characters.filter((character) => character !== ' '))]
}
