import type { AnyNode, AssignmentExpression, Program } from 'acorn'
import { ancestor } from 'acorn-walk'

export type Above = readonly AnyNode[]

/** A value that a name of the script is given, and what of that value; null where it cannot be told. */
type Assignment = { value: AnyNode; above: Above; key: string | null } | null

/** The names that a block or function declares, each with all that is assigned to it. */
type Scope = Map<string, Assignment[]>

/** The names of its own that a script has, and the value of each. */
export function readScopes(program: Program) {
  const scopes = new WeakMap<AnyNode, Scope>()
  ancestor(program, {
    AssignmentExpression: (node, _state, above) => noteAssigned(node, above),
  })
  return { isDeclared: (name: string, above: Above) => scopeOf(name, above) !== null, onlyGiven }

  /** The value of a name of the script's own; null where that is nothing, several things, or not to be told. */
  function onlyGiven(name: string, above: Above) {
    const [given, ...more] = scopeOf(name, above)?.get(name) ?? []
    return given && more.length === 0 ? given : null
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

function statementsOf(node: AnyNode): readonly AnyNode[] {
  const body = 'body' in node ? node.body : null
  if (Array.isArray(body)) return body
  return body !== null && 'body' in body && Array.isArray(body.body) ? body.body : []
}

/** Each name of a pattern, with what it is given; undefined: nothing yet. */
function collect(pattern: AnyNode | null, scope: Scope, given: Assignment | undefined) {
  if (pattern === null) return
  if (pattern.type === 'Identifier') {
    const all = scope.get(pattern.name) ?? []
    scope.set(pattern.name, given === undefined ? all : [...all, given])
  }
  // A default value, a rest and a destructured part may each be something else than what is given.
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
