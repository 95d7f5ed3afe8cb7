/** At-rules that name something for the whole page and may not stand inside of a scope. */
const pageWide = /^@(?:-webkit-)?(?:keyframes|font-face|property|import|charset|namespace)\b/

/** Keeps a parcel's style sheet within its host, in the layer that stands below what an enterprise sets. */
export function scopeStyles(css: string, slug: string) {
  const rules = topLevelRules(css.replace(/\/\*[^]*?\*\//g, ''))
  const [wide, own] = [rules.filter((rule) => pageWide.test(rule)), rules.filter((rule) => !pageWide.test(rule))]
  return `${wide.join('')}@layer parcel{@scope ([data-parcel="${slug}"]){${own.join('')}}}`
}

/** Whether nothing of a style sheet reaches beyond the host of this parcel. */
export function isScoped(css: string, slug: string) {
  const own = topLevelRules(css.replace(/\/\*[^]*?\*\//g, '')).filter((rule) => !pageWide.test(rule))
  return own.every((rule) => rule.startsWith(`@layer parcel{@scope ([data-parcel="${slug}"]){`) && hasOneBlock(rule))
}

/** Nothing stands in the layer beside the one scope. */
function hasOneBlock(rule: string) {
  const inside = rule.slice(rule.indexOf('{') + 1, rule.lastIndexOf('}'))
  return topLevelRules(inside).length === 1
}

/** Each rule as it stands: up to its closing brace, or to the semicolon of one without a block. */
function topLevelRules(css: string) {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: mark, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (mark === '{') depth += 1
    if (mark === '}') depth -= 1
    const isEnd = depth === 0 && (mark === '}' || mark === ';')
    if (!isEnd) continue
    rules.push(css.slice(start, index + 1).trim())
    start = index + 1
  }
  return rules
}
