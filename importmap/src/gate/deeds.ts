import type { GateCode, GateFinding } from '@atrium/shared-utility/contract'
import type { AnyNode, CallExpression, NewExpression, Program } from 'acorn'
import { ancestor } from 'acorn-walk'
import { noted, refused } from './candidate.ts'
import { doneBy, type Done } from './reflected.ts'
import { plainText } from './registered.ts'
import { policyMade } from './policies.ts'
import { createTakings, type Report } from './takings.ts'
import { markup, readNames } from './written-as.ts'

/** Calls by what they are written as; behind `window.` and its like they are the same. */
const calls: Record<string, GateCode> = {
  eval: 'codeFromText',
  Function: 'codeFromText',
  'document.write': 'writesPage',
  'document.writeln': 'writesPage',
  'System.addImportMap': 'touchesLoader',
  'System.set': 'touchesLoader',
  'System.delete': 'touchesLoader',
  'System.register': 'touchesLoader',
  'trustedTypes.createPolicy': 'makesPolicy',
  fetch: 'usesNetwork',
  XMLHttpRequest: 'usesNetwork',
  WebSocket: 'usesNetwork',
  EventSource: 'usesNetwork',
  'navigator.sendBeacon': 'usesNetwork',
  'history.pushState': 'movesAddress',
  'history.replaceState': 'movesAddress',
  'location.assign': 'movesAddress',
  'location.replace': 'movesAddress',
  Worker: 'startsWorker',
  SharedWorker: 'startsWorker',
  'navigator.serviceWorker.register': 'staysBehind',
  'cookieStore.get': 'usesCookies',
  'cookieStore.getAll': 'usesCookies',
  'cookieStore.set': 'usesCookies',
  'cookieStore.delete': 'usesCookies',
}
const timers = new Set(['setTimeout', 'setInterval'])
/** The types of a script element that would bring an import map. */
const maps = new Set(['importmap', 'systemjs-importmap'])
const addresses = new Set(['location', 'location.href'])
const isRefused = new Set<GateCode>([
  'codeFromText',
  'writesPage',
  'touchesLoader',
  'policyUndeclared',
  // These no policy of a page stops. A service worker it does, where the browser knows Trusted Types; elsewhere one stays.
  'usesCookies',
  'staysBehind',
  'reflectsPage',
  'passesPolicy',
])

/**
 * Acts of a script that pages refuse, or that go past the portal. This helps its author and is no fence: the policy of
 * the page is. A name that the script itself declares is its own affair.
 */
export function deedFindings(file: string, program: Program, policies: readonly string[] = []): GateFinding[] {
  const registration = program.body[0]
  const names = readNames(program)
  const seen = new Map<string, GateFinding>()
  const found: Report = (code, what, node) => {
    const values = { file, line: placeOf(node), what }
    // The first place is enough: a developer who mends it finds the others by its name.
    if (!seen.has(`${code} ${what}`)) seen.set(`${code} ${what}`, (isRefused.has(code) ? refused : noted)(code, values))
  }
  const { taken, takenOut, reflected } = createTakings(names, found)
  ancestor(program, {
    CallExpression: (node, _state, above) => {
      const isOwn = registration?.type === 'ExpressionStatement' && registration.expression === node
      if (isOwn) return
      reflected(node, above)
      const policy = policyMade(node, names, above)
      if (policy === null) called(node, doneBy(node, names, above), found)
      else if (policy.isForged) found('passesPolicy', policy.name, node)
      else if (!policies.includes(policy.name)) found('policyUndeclared', policy.name, node)
    },
    NewExpression: (node, _state, above) => called(node, doneBy(node, names, above), found),
    MemberExpression: (node, _state, above) => taken(node, above),
    VariableDeclarator: ({ id, init }, _state, above) => init && takenOut(id, init, above),
    AssignmentExpression: ({ left, right }, _state, above) => {
      if (left.type !== 'MemberExpression' && left.type !== 'Identifier') return
      // A name of the script's own that is given another value moves nothing.
      if (left.type === 'Identifier' && names.isDeclared(left.name, above)) return
      const name = names.writtenAs(left, above)
      if (name === null) return
      // Any element has markup; a place to go has the page alone. Pages let the empty text pass, which clears an element.
      if (
        left.type === 'MemberExpression' &&
        markup.has(last(name)) &&
        policies.length === 0 &&
        plainText(right) !== ''
      )
        found('setsMarkup', last(name), left)
      if (addresses.has(name)) found('movesAddress', name, left)
    },
    Literal: (node) => namedMap(node, found),
    TemplateLiteral: (node) => namedMap(node, found),
  })
  return [...seen.values()]
}

/** Built files have few lines, and long ones. */
function placeOf({ loc }: AnyNode) {
  return loc ? `${loc.start.line}:${loc.start.column + 1}` : '1'
}

function called(node: CallExpression | NewExpression, { name, given }: Done, found: Report) {
  if ((name === 'Function' || name === 'eval') && onlyAsks(given)) return
  if (name !== null && timers.has(name) && plainText(given[0]) !== null) found('codeFromText', name, node)
  if (node.callee.type === 'MemberExpression' && name !== null && last(name) === 'insertAdjacentHTML')
    found('setsMarkup', last(name), node)
  const code = name === null || !Object.hasOwn(calls, name) ? undefined : calls[name]
  if (code !== undefined && name !== null) found(code, name, node)
}

function namedMap(node: AnyNode, found: Report) {
  const text = plainText(node)
  if (text !== null && maps.has(text)) found('touchesLoader', text, node)
}

const questions = new Set(['return this', 'this', ''])

/** How libraries ask for the global object, or whether text may be run at all, and do without where they may not. */
function onlyAsks(given: Done['given']) {
  const text = given.length === 1 ? plainText(given[0]) : null
  return text !== null && questions.has(text)
}

function last(name: string) {
  return name.slice(name.lastIndexOf('.') + 1)
}
