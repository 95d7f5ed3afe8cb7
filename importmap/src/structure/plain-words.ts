/** Comments that stand on lines of their own; lines of `//` below each other are one. */
const comment = /^[ \t]*(?:\{?\/\*[^]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*)/gm

/** Words that name no one, and `Who` as the first word of a sentence. */
const vague = /\b(?:whoever|whomever|somebody|nobody|anybody)\b|(?:^|[.:;] )who\b/i

const vagueType = /^(?:export )?(?:type|interface) (Asked|Named|Told|Known|Place)\b/gm

/** The comments of a file as sentences: without their marks, and without names of code. */
export function commentsOf(code: string) {
  return [...code.matchAll(comment)].map(([text]) =>
    text
      .replaceAll(/^[ \t]*(?:\{?\/\*\*?|\*\/|\*|\/\/)/gm, ' ')
      .replaceAll(/`[^`]*`|\*\//g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

export function isVague(sentence: string) {
  return vague.test(sentence)
}

export function vagueTypesOf(code: string) {
  return [...code.matchAll(vagueType)].map(([, name = '']) => name)
}
