import type { AnyNode, AssignmentExpression, Program } from 'acorn'
import { ancestor } from 'acorn-walk'

type Above = readonly AnyNode[]

/** A value that a name of the script is given, and what of that value; null where nobody can say. */
type Given = { value: AnyNode; above: Above; key: string | null } | null

/** What a block or function declares, by name: each with all that is assigned to it. */
type Scope = Map<string, Given[]>

/** The page's own name for itself: what stands behind it stands alone as well. */
const globals = new Set(['window', 'self', 'globalThis', 'top', 'parent'])

/** As far as one name is followed to the next: further nobody writes without meaning to. */
const mostSteps = 5

/**
 * Says of an expression which name of the page it is written as: `window.document.write` is `document.write`, also where the script
 * gives `window` a name of its own. Null for what is no plain name, for what a name of the script's own may be that is given
 * several values, and for what it gets from elsewhere.
 */
export function readNames(program: Program) {
  const scopes = new WeakMap<AnyNode, Scope>()
  ancestor(program, {
    AssignmentExpression: (node, _state, above) => noteAssigned(node, above),
  })
  return { isDeclared: (name: string, above: Above) => scopeOf(name, above) !== null, writtenAs }

  function writtenAs(node: AnyNode, above: Above, steps = 0): string | null {
    if (node.type === 'Identifier') return namedAs(node.name, above, steps)
    if (node.type === 'SequenceExpression') return writtenAs(node.expressions.at(-1) ?? node, above, steps + 1)
    if (node.type !== 'MemberExpression') return null
    const key = keyOf(node)
    return key === null ? null : within(writtenAs(node.object, above, steps), key)
  }

  function namedAs(name: string, above: Above, steps: number) {
    const scope = scopeOf(name, above)
    if (scope === null) return name
    const [given, ...more] = scope.get(name) ?? []
    if (!given || more.length > 0 || steps >= mostSteps) return null
    const value = writtenAs(given.value, given.above, steps + 1)
    return given.key === null ? value : within(value, given.key)
  }

  function noteAssigned({ left, right, operator }: AssignmentExpression, above: Above) {
    const names: Scope = new Map()
    collect(left, names, operator === '=' ? { value: right, above: [...above], key: null } : null)
    for (const [name, given] of names)
      scopeOf(name, above)
        ?.get(name)
        ?.push(...given)
  }

  function scopeOf(name: string, above: Above) {
    for (let at = above.length - 1; at >= 0; at -= 1) {
      const node = above[at]
      const scope = node && (scopes.get(node) ?? declaredIn(node, above.slice(0, at + 1)))
      if (scope?.has(name)) return scope
    }
    return null
  }

  function declaredIn(node: AnyNode, above: Above) {
    const scope: Scope = new Map()
    if ('params' in node) for (const param of node.params) collect(param, scope, null)
    for (const statement of statementsOf(node)) {
      if (statement.type === 'VariableDeclaration')
        for (const { id, init } of statement.declarations)
          collect(id, scope, init ? { value: init, above, key: null } : undefined)
      if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
        collect(statement.id, scope, null)
    }
    scopes.set(node, scope)
    return scope
  }
}

/** What of something is written as this name; of what nobody knows, only what any element has. */
function within(object: string | null, key: string) {
  if (object === null) return markup.has(key) ? `.${key}` : null
  return globals.has(object) ? key : `${object}.${key}`
}

export const markup = new Set(['innerHTML', 'outerHTML', 'insertAdjacentHTML'])

export function keyOf({ property, computed }: Extract<AnyNode, { type: 'MemberExpression' }>) {
  if (!computed) return property.type === 'Identifier' ? property.name : null
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null
}

function statementsOf(node: AnyNode): readonly AnyNode[] {
  const body = 'body' in node ? node.body : null
  if (Array.isArray(body)) return body
  return body !== null && 'body' in body && Array.isArray(body.body) ? body.body : []
}

/** Each name of a pattern, with what it is given; undefined: nothing yet. */
function collect(pattern: AnyNode | null, scope: Scope, given: Given | undefined) {
  if (pattern === null) return
  if (pattern.type === 'Identifier') {
    const all = scope.get(pattern.name) ?? []
    scope.set(pattern.name, given === undefined ? all : [...all, given])
  }
  // Unless nothing is given: what it then is, or is else, nobody knows.
  if (pattern.type === 'AssignmentPattern') collect(pattern.left, scope, null)
  if (pattern.type === 'RestElement') collect(pattern.argument, scope, null)
  if (pattern.type === 'ArrayPattern') for (const element of pattern.elements) collect(element, scope, null)
  if (pattern.type !== 'ObjectPattern') return
  for (const property of pattern.properties) {
    if (property.type !== 'Property') collect(property, scope, null)
    else if (given?.key === null && !property.computed && property.key.type === 'Identifier')
      collect(property.value, scope, { ...given, key: property.key.name })
    else collect(property.value, scope, null)
  }
}
