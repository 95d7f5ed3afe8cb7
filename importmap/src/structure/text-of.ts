import type { ESTree } from 'rolldown/utils'

/** The text of a string, in whichever quotes and with whatever type it is said to have; null for one that is put together. */
export function textOf(node: ESTree.Node | null | undefined): string | null {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : null
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? null) : null
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
      return textOf(node.expression)
    default:
      return null
  }
}

/**
 * What a call loads: `require('./a.ts')`, `require.resolve('./a.ts')`, `import.meta.resolve('./a.ts')`; `requires` are the names of
 * `require`, as in `const node = createRequire(import.meta.url)`.
 */
export function loadedBy(
  { callee, arguments: [first] }: ESTree.CallExpression,
  requires: ReadonlySet<string> = new Set(['require']),
): string | null {
  const isRequire = (node: ESTree.Node) => (node.type === 'Identifier' ? requires.has(node.name) : makesRequire(node))
  if (callee.type !== 'MemberExpression' || !('name' in callee.property))
    return isRequire(callee) ? textOf(first) : null
  const { object, property } = callee
  return (object.type === 'MetaProperty' || isRequire(object)) && property.name === 'resolve' ? textOf(first) : null
}

/** `createRequire(import.meta.url)`: what it loads is looked for from this file on. */
export function makesRequire(node: ESTree.Node | null): boolean {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'Identifier') return false
  const [base] = node.arguments
  const isOfModule = base?.type === 'MemberExpression' && base.object.type === 'MetaProperty'
  return node.callee.name === 'createRequire' && isOfModule
}
