import type { GateCode } from '@atrium/shared-utility/contract'
import type { AnyNode, CallExpression, MemberExpression, Pattern } from 'acorn'
import { reflectedBy } from './reflected.ts'
import { isPage, keyOf, otherWindow, type readNames } from './written-as.ts'

export type Report = (code: GateCode, what: string, node: AnyNode) => void

const cookies = 'document.cookie'
/** Each page of an origin has its own, and takes what another one has made. */
const otherFactory = `${otherWindow}.trustedTypes`

/** The names of the page that a script takes, in whichever way, and that are not its own to take. */
export function createTakings(names: ReturnType<typeof readNames>, found: Report) {
  return { taken, takenOut, reflected }

  function taken(node: MemberExpression, above: readonly AnyNode[]) {
    if (!node.computed && keyOf(node) !== 'cookie' && keyOf(node) !== 'trustedTypes') return
    const of = names.writtenAs(node.object, above)
    if (of === otherWindow && names.writtenAs(node, above) === otherFactory)
      return found('passesPolicy', otherFactory.slice(1), node)
    if (of !== 'document' && !isPage(of)) return
    const key = node.computed ? names.textOf(node.property, above) : keyOf(node)
    if (of === 'document') return key === 'cookie' ? found('usesCookies', cookies, node) : undefined
    // A number is a frame's. By others libraries look for what a browser has.
    if (key === null && node.property.type !== 'Literal' && !names.isSymbol(node.property, above))
      found('takesUnnamed', 'window[…]', node)
  }

  function takenOut(pattern: Pattern, value: AnyNode, above: readonly AnyNode[]) {
    if (pattern.type !== 'ObjectPattern') return
    const of = names.writtenAs(value, above)
    const keys = pattern.properties.map((one) => (one.type === 'Property' ? one.key : null))
    const isTaken = (name: string) => keys.some((key) => key?.type === 'Identifier' && key.name === name)
    if (of === 'document' && isTaken('cookie')) found('usesCookies', cookies, pattern)
    if (of === otherWindow && isTaken('trustedTypes')) found('passesPolicy', otherFactory.slice(1), pattern)
  }

  function reflected(node: CallExpression, above: readonly AnyNode[]) {
    const about = reflectedBy(node, names, above)
    if (about?.name === cookies) found('usesCookies', cookies, node)
    if (about?.name === otherFactory) found('passesPolicy', otherFactory.slice(1), node)
    if (about?.unnamed) found('reflectsPage', about.unnamed, node)
  }
}
