export type TextValues = Record<string, string | number | boolean | Date | null | undefined>

const values = /\{\s*(\w+)\s*\}/g

/**
 * Whether a text needs no more than its `{values}` filled in. All other message syntax (plurals, quotes, tags) is
 * compiled by the build, which leaves a tree in the text's place: see importmap/src/words/compile-messages.ts.
 */
export function isPlain(text: unknown): text is string {
  return typeof text === 'string' && !/[{}]|'['<|#]|<[\w/]/.test(text.replaceAll(values, '')) && !text.includes("'{")
}

/** Fills `{name}` as message syntax would; a value that was not given stays visible as its brace. */
export function fillPlain(text: string, given: TextValues) {
  return text.replaceAll(values, (brace, name: string) => {
    const value = given[name]
    return value === undefined ? brace : String(value ?? '')
  })
}
