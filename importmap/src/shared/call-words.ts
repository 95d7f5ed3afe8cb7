import { parseAst } from 'rolldown/parseAst'

/** What makes calls of a record of entries: `defineCalls({ name: { title, ... } })`. */
const tables = ['defineCalls', 'describeSettings']
const words = new Set([
  'title',
  'summary',
  'target',
  'access',
  'stepUpReason',
  'ofContent',
  'problems',
  'doneAlready',
  'once',
])

/**
 * A file of the contract without what its calls say of themselves and of their callers, almost half of their text: no browser
 * reads it, and operators are told by the server. The lines stay, so that places in the source do.
 */
export function withoutCallWords(source: string) {
  if (!tables.some((table) => source.includes(`${table}({`))) return source
  return wordsIn(source).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]+/g, '') + rest.slice(end),
    source,
  )
}

type Range = { start: number; end: number }

/** From each such field to the next one, in the order of the source. */
function wordsIn(source: string): Range[] {
  return parseAst(source, { lang: 'ts' }).body.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ init }) =>
      init?.type === 'CallExpression' && init.callee.type === 'Identifier' && tables.includes(init.callee.name)
        ? init.arguments.flatMap(fieldsOf).flatMap((call) => wordsOfCall(fieldsOf(call.value), source))
        : [],
    )
  })
}

type Node = Range & { type: string }
type Field = Range & { key: Node & { name?: string }; value: Node }

function fieldsOf(node: Node): Field[] {
  const properties = node.type === 'ObjectExpression' && 'properties' in node ? (node.properties as Node[]) : [] // an object's
  return properties.filter((property): property is Node & Field => property.type === 'Property')
}

function wordsOfCall(fields: readonly Field[], source: string) {
  return fields
    .filter(({ key }) => words.has(key.name ?? ''))
    .map(({ start, end }) => ({ start, end: source[end] === ',' ? end + 1 : end }))
}
