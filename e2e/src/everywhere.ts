/** The tag of stories that run in both languages at both widths, each with each: `test('...', { tag: '@everywhere' }, ...)`. */
export const everywhere = /@everywhere/

/** `@both`: each language and each width once, for what cannot depend on the two together. */
export const everywhereOrBoth = /@everywhere|@both/
