/** At-rules that name something for the whole page and may not stand inside of a scope. */
const pageWide = /^@(?:-webkit-)?(?:keyframes|font-face|property|import|charset|namespace)\b/

/** Keeps a parcel's style sheet within its host, in the layer that stands below what an enterprise sets. */
export function scopeStyles(css: string, slug: string) {
  const { rules } = topLevelRules(withoutComments(css))
  const [wide, own] = [rules.filter((rule) => pageWide.test(rule)), rules.filter((rule) => !pageWide.test(rule))]
  return `${wide.join('')}@layer parcel{@scope ([data-parcel="${slug}"]){${own.join('')}}}`
}

/** Whether nothing of a style sheet reaches beyond the host of this parcel. */
export function isScoped(css: string, slug: string) {
  const { rules, rest } = topLevelRules(withoutComments(css))
  const own = rules.filter((rule) => !pageWide.test(rule))
  return (
    rest === '' &&
    own.every((rule) => rule.startsWith(`@layer parcel{@scope ([data-parcel="${slug}"]){`) && hasOneBlock(rule))
  )
}

/** Nothing stands in the layer beside the one scope. */
function hasOneBlock(rule: string) {
  const inside = rule.slice(rule.indexOf('{') + 1, rule.lastIndexOf('}'))
  const { rules, rest } = topLevelRules(inside)
  return rules.length === 1 && rest === ''
}

/** An escape, an address without quotes or a text: nothing in it is a brace or a comment. A text ends with its line. */
const whole =
  /\\[^]|(?<![\w\\-])url\(\s*(?!["'\s])(?:\\[^]|[^)\\])*\)?|"(?:\\[^]|[^"\\\n\r\f])*"?|'(?:\\[^]|[^'\\\n\r\f])*'?/
    .source
const comments = new RegExp(String.raw`(${whole})|/\*(?:[^*]|\*(?!/))*(?:\*/|$)`, 'gi')
const marks = new RegExp(`${whole}|[{};]`, 'gi')

function withoutComments(css: string) {
  return css.replace(comments, (_all, kept: string | undefined) => kept ?? '')
}

/**
 * Each rule as it stands: up to its closing brace, or to the semicolon of one without a block. `rest` is what comes after the
 * last of them: a browser closes by itself what is left open.
 */
function topLevelRules(css: string) {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: mark, index } of css.matchAll(marks)) {
    if (mark === '{') depth += 1
    if (mark === '}') depth -= 1
    const isEnd = depth === 0 && (mark === '}' || mark === ';')
    if (!isEnd) continue
    rules.push(css.slice(start, index + 1).trim())
    start = index + 1
  }
  return { rules, rest: css.slice(start).trim() }
}
