import { parseSync, Visitor, type ESTree } from 'rolldown/utils'

/**
 * The texts that a file of code says in two languages on its own: every text in the value of `'zh-CN'` or `'en-US'`,
 * however deep, written by a function or put together. `{}` stands between the pieces of a text.
 */
export function inlineTexts(file: string, code: string): string[] {
  if (!/'(zh-CN|en-US)':/.test(code)) return []
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const texts = new Set<string>()
  new Visitor({
    Property({ key, value }) {
      if (key.type === 'Literal' && (key.value === 'zh-CN' || key.value === 'en-US')) collect(value, texts)
    },
  }).visit(program)
  return [...texts]
}

function collect(node: ESTree.Node, texts: Set<string>): void {
  // The name of a text is no text.
  if (node.type === 'Property') return collect(node.value, texts)
  if (node.type === 'Literal') {
    if (typeof node.value === 'string') texts.add(node.value)
    return
  }
  if (node.type === 'TemplateLiteral') texts.add(node.quasis.map(({ value }) => value.cooked ?? '').join('{}'))
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) collect(one, texts)
  }
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
