import { createRequire } from 'node:module'

const node = createRequire(import.meta.url)
const selectors = node('jsdom/lib/jsdom/living/helpers/selectors.js')
const { implForWrapper } = node('jsdom/lib/jsdom/living/generated/utils.js')

// A test that looks for a button by its name asks for the style of all elements, again and again, and jsdom asks every
// rule of the page for each: a seventh of the time of tests of pages. What is told is the same.

const { matchesDontThrow } = selectors
const needed = new Map()

/** Nearly all rules begin and end with one class, which nearly no element has. */
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector)

function mayMatch(element, selector) {
  if (!needed.has(selector)) needed.set(selector, classesOf(selector))
  const classes = needed.get(selector)
  if (classes === null) return true
  const own = element.getAttributeNS(null, 'class')
  if (own === null || own === '') return false
  const names = own.split(/\s+/)
  return classes.some((name) => names.includes(name))
}

/** The classes of which an element that a selector matches has at least one; null where that is not plain. */
function classesOf(selector) {
  if (typeof selector !== 'string' || /[\\()[\]"']|[^\x20-\x7e]/.test(selector)) return null
  const classes = selector.split(',').map((one) => {
    const last = one
      .trim()
      .split(/[\s>+~]+/)
      .at(-1)
    return /\.([\w-]+)/.exec(last)?.[1]
  })
  return classes.includes(undefined) ? null : classes
}

/** A style is told again as it was until jsdom forgets what it knows of styles, as it does with every change of the page. */
export function rememberStyles(page) {
  const { getComputedStyle } = page
  const known = new WeakMap()
  page.getComputedStyle = (element, pseudo) => {
    const impl = implForWrapper(element)
    if (pseudo || !impl?._attached) return getComputedStyle(element, pseudo)
    const before = known.get(impl)
    if (before !== undefined && before.during === impl._ownerDocument._styleCache) return before.style
    const style = getComputedStyle(element)
    known.set(impl, { style, during: impl._ownerDocument._styleCache })
    return style
  }
}
