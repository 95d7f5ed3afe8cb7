import { shows } from './shows.ts'

/** Everything, before a release; without it what a change can break. */
export const isFull = process.env.TEST_FULL === '1'

/** The tag of stories that run in both languages at both widths, each with each: `test('...', { tag: '@everywhere' }, ...)`. */
export const everywhere = tagged('@everywhere')

/** `@both`: each language and each width once, for what cannot depend on the two together. */
export const everywhereOrBoth = tagged('@everywhere', '@both')

/** Which stories play in the run that is not full. */
export const shown = tagged(...Object.values(shows))

/** Those of them that the full run plays in English on a phone as well. There they play here, and nowhere else. */
export const shownOnPhone = new RegExp(`^${shown.source}${everywhereOrBoth.source}`)

/** Tags stand behind the title of a story; matches without moving on, so that one can ask for two. */
function tagged(...tags: readonly string[]) {
  return new RegExp(`(?=.*(?:${tags.join('|')})(?: |$))`)
}
