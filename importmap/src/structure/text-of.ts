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

/** What a call loads: `require('./a.ts')`, `require.resolve('./a.ts')`, `import.meta.resolve('./a.ts')`. */
export function loadedBy({ callee, arguments: [first] }: ESTree.CallExpression): string | null {
  if (callee.type === 'Identifier') return callee.name === 'require' ? textOf(first) : null
  if (callee.type !== 'MemberExpression' || !('name' in callee.property)) return null
  const { object, property } = callee
  const isLoader = object.type === 'MetaProperty' || (object.type === 'Identifier' && object.name === 'require')
  return isLoader && property.name === 'resolve' ? textOf(first) : null
}
