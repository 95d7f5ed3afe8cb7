import { knownPolicies } from '@atrium/shared-utility/contract/gate'
import type { AnyNode, CallExpression } from 'acorn'
import { keyOf, type readNames } from './written-as.ts'

/** The policies that pages allow beside those of frameworks: those of the portal itself. */
const own = /^(default|atrium-.*)$/

/**
 * A policy that is made here by a name that pages allow, however the code reaches the factory; null for any other call. The
 * page's own factory refuses the names of the portal, and answers with its own policies of frameworks. That of another window of
 * the origin does neither: there the names of the portal are free, and the policy of a framework has whatever rules it is given.
 */
export function policyMade(
  { callee, arguments: [named, rules] }: CallExpression,
  names: ReturnType<typeof readNames>,
  above: readonly AnyNode[],
) {
  if (callee.type !== 'MemberExpression' || keyOf(callee) !== 'createPolicy' || !named) return null
  const name = names.textOf(named, above)
  if (name === null) return null
  const isOfPage = names.writtenAs(callee, above) === 'trustedTypes.createPolicy'
  if (Object.hasOwn(knownPolicies, name)) return { name, isForged: !isOfPage && opensScripts(rules) }
  return own.test(name) && !isOfPage ? { name, isForged: true } : null
}

/** The rules of a framework turn text into elements, and never into a script. */
function opensScripts(rules: AnyNode | undefined) {
  if (rules?.type !== 'ObjectExpression') return false
  return rules.properties.some((rule) => rule.type !== 'Property' || nameOf(rule.key) !== 'createHTML')
}

function nameOf(key: AnyNode) {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null
}
