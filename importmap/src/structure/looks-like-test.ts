const script = /\.[cm]?[jt]sx?$/
const named = /(^|\/)__tests__\/|\.(tests?|specs?)\.\w+$/
const written = /^(test|it|describe)(\.\w+)*[(`]/m

/** By its name, or by what stands at the beginning of one of its lines. */
export function looksLikeTest(file: string, read: () => string) {
  return script.test(file) && (named.test(file) || written.test(read()))
}
