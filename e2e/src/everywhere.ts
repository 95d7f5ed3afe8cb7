/** The tag of stories that run in both languages and at both widths: `test('...', { tag: '@everywhere' }, ...)`. */
export const everywhere = /@everywhere/
