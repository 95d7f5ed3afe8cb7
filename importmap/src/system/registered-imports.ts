import { parseAst } from 'rolldown/parseAst'

/** What a System.register file says that it needs: `./file` of its own folder, else a name of the import map. */
export function registeredImports(code: string): string[] {
  for (const node of parseAst(code, { lang: 'js' }).body) {
    if (node.type !== 'ExpressionStatement' || node.expression.type !== 'CallExpression') continue
    const [list] = node.expression.arguments
    if (list?.type === 'ArrayExpression') return list.elements.flatMap((element) => textOf(element))
  }
  throw new Error('This file registers no module')
}

// The minifier writes plain texts as template literals, because their quotes compress better.
function textOf(
  element: { type: string; value?: unknown; quasis?: readonly { value: { cooked?: string | null } }[] } | null,
) {
  if (element?.type === 'Literal' && typeof element.value === 'string') return [element.value]
  const cooked = element?.type === 'TemplateLiteral' ? element.quasis?.[0]?.value.cooked : undefined
  return cooked ? [cooked] : []
}
