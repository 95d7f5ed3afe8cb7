import { knownPolicies, type GateCode, type GateFinding } from '@atrium/shared-utility/contract'
import type { AnyNode, CallExpression, NewExpression, Program } from 'acorn'
import { ancestor } from 'acorn-walk'
import { noted, refused } from './candidate.ts'
import { plainText } from './registered.ts'

type Found = (code: GateCode, what: string, node: AnyNode) => void

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
}
const markup = new Set(['innerHTML', 'outerHTML', 'insertAdjacentHTML'])
const timers = new Set(['setTimeout', 'setInterval'])
/** What a script element would have to be called to bring an import map. */
const maps = new Set(['importmap', 'systemjs-importmap'])
const addresses = new Set(['location', 'location.href'])
const globals = new Set(['window', 'self', 'globalThis', 'top', 'parent'])
const isRefused = new Set<GateCode>(['codeFromText', 'writesPage', 'touchesLoader', 'policyUndeclared'])

/**
 * What a script does that pages refuse, or that goes past the portal. It is a help for whoever writes it, not a fence: what
 * holds is the policy of the page. A name that the script itself declares is its own affair.
 */
export function deedFindings(file: string, program: Program, policies: readonly string[] = []): GateFinding[] {
  const registration = program.body[0]
  const seen = new Map<string, GateFinding>()
  const found: Found = (code, what, node) => {
    const values = { file, line: placeOf(node), what }
    // The first place is enough: whoever mends it finds the others by its name.
    if (!seen.has(`${code} ${what}`)) seen.set(`${code} ${what}`, (isRefused.has(code) ? refused : noted)(code, values))
  }
  ancestor(program, {
    CallExpression: (node, _state, above) => {
      const isOwn = registration?.type === 'ExpressionStatement' && registration.expression === node
      if (isOwn) return
      const policy = policyOf(node)
      if (policy === null) called(node, above, found)
      else if (!policies.includes(policy)) found('policyUndeclared', policy, node)
    },
    NewExpression: (node, _state, above) => called(node, above, found),
    AssignmentExpression: ({ left }, _state, above) => {
      if (left.type !== 'MemberExpression' && left.type !== 'Identifier') return
      const name = writtenAs(left, above)
      if (name === null) return
      // Any element has markup; a place to go has the page alone.
      if (left.type === 'MemberExpression' && markup.has(last(name)) && policies.length === 0)
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

function called(node: CallExpression | NewExpression, above: readonly AnyNode[], found: Found) {
  const name = writtenAs(node.callee, above)
  if (name === 'Function' && asksForGlobal(node)) return
  if (name !== null && timers.has(name) && plainText(node.arguments[0]) !== null) found('codeFromText', name, node)
  if (node.callee.type === 'MemberExpression' && name !== null && last(name) === 'insertAdjacentHTML')
    found('setsMarkup', last(name), node)
  const code = name === null || !Object.hasOwn(calls, name) ? undefined : calls[name]
  if (code !== undefined && name !== null) found(code, name, node)
}

/** The policy of a framework that is made here, however the code reaches the factory: pages allow these to who declares them. */
function policyOf({ callee, arguments: [named] }: CallExpression) {
  const name = callee.type === 'MemberExpression' && keyOf(callee) === 'createPolicy' ? plainText(named) : null
  return name !== null && Object.hasOwn(knownPolicies, name) ? name : null
}

function namedMap(node: AnyNode, found: Found) {
  const text = plainText(node)
  if (text !== null && maps.has(text)) found('touchesLoader', text, node)
}

/** How libraries ask for the global object, and do without where they may not. */
function asksForGlobal({ arguments: given }: CallExpression | NewExpression) {
  return given.length === 1 && plainText(given[0]) === 'return this'
}

/** `window.document.write` as `document.write`; null for what is no plain name, or begins with one of the script's own. */
function writtenAs(node: AnyNode, above: readonly AnyNode[]): string | null {
  if (node.type === 'Identifier') return isDeclared(node.name, above) ? null : node.name
  if (node.type !== 'MemberExpression') return null
  const key = keyOf(node)
  if (key === null) return null
  const object = writtenAs(node.object, above)
  if (object === null) return markup.has(key) ? `.${key}` : null
  return globals.has(object) ? key : `${object}.${key}`
}

function keyOf({ property, computed }: Extract<AnyNode, { type: 'MemberExpression' }>) {
  if (!computed) return property.type === 'Identifier' ? property.name : null
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null
}

function last(name: string) {
  return name.slice(name.lastIndexOf('.') + 1)
}

/** True when a function around it has a parameter or a variable of this name. */
function isDeclared(name: string, above: readonly AnyNode[]) {
  return above.some((node) => declaredIn(node).has(name))
}

const known = new WeakMap<AnyNode, Set<string>>()

function declaredIn(node: AnyNode): Set<string> {
  const before = known.get(node)
  if (before !== undefined) return before
  const names = new Set<string>()
  if ('params' in node) for (const param of node.params) collect(param, names)
  const body = 'body' in node ? node.body : null
  const statements = Array.isArray(body)
    ? body
    : body !== null && 'body' in body && Array.isArray(body.body)
      ? body.body
      : []
  for (const statement of statements) {
    if (statement.type === 'VariableDeclaration') for (const { id } of statement.declarations) collect(id, names)
    if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') collect(statement.id, names)
  }
  known.set(node, names)
  return names
}

function collect(pattern: AnyNode | null, names: Set<string>) {
  if (pattern === null) return
  if (pattern.type === 'Identifier') names.add(pattern.name)
  if (pattern.type === 'AssignmentPattern') collect(pattern.left, names)
  if (pattern.type === 'RestElement') collect(pattern.argument, names)
  if (pattern.type === 'ArrayPattern') for (const element of pattern.elements) collect(element, names)
  if (pattern.type === 'ObjectPattern')
    for (const property of pattern.properties) collect(property.type === 'Property' ? property.value : property, names)
}
