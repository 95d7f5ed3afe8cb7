import { createHash } from 'node:crypto'
import path from 'node:path'
import { parseAst } from 'rolldown/parseAst'

/** A door of the kit: its name, and the file of its declarations. */
type Door = { name: string; file: string; onlyNames?: boolean }

type Read = (file: string) => string
/** Exported name to what is declared under it. */
type Exports = Map<string, string>

/**
 * The offer of a door of the kit to teams, a line a name: a change of it is seen before it is released. A name that is
 * gone, or has another declaration, may break parcels, and takes a new major version.
 */
export function apiReport({ name, file, onlyNames = false }: Door, read: Read) {
  const found = [...exportsOf(file, read)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const lines = found.map(([exported, text]) => (onlyNames ? exported : `${exported}: ${shortened(text)}`))
  return `${name}\n\n${lines.join('\n')}\n`
}

/** A declaration of this length is a table of data; that it changed says enough. */
const longest = 600

function shortened(text: string) {
  const plain = text
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^export (?:declare )?/, '')
    .trim()
  if (plain.length <= longest) return plain
  const hash = createHash('sha256').update(plain).digest('hex').slice(0, 12)
  return `${plain.slice(0, 200)} … (${plain.length} characters, ${hash})`
}

function exportsOf(file: string, read: Read): Exports {
  const code = read(file)
  const { body } = parseAst(code, { lang: 'dts' })
  const text = ({ start, end }: { start: number; end: number }) => code.slice(start, end)
  const found: Exports = new Map()
  const local = localsOf(body, text)
  for (const node of body) {
    if (node.type === 'ExportAllDeclaration') addAll(found, node.source.value, { file, read })
    if (node.type === 'ExportDefaultDeclaration') found.set('default', text(node))
    if (node.type !== 'ExportNamedDeclaration') continue
    if (node.declaration) for (const name of namesIn(node.declaration)) found.set(name, text(node))
    for (const { local: from, exported } of node.specifiers) {
      const [name, own] = [nameOf(exported), nameOf(from)]
      const source = node.source?.value
      found.set(name, source === undefined ? (local.get(own) ?? own) : otherOf(own, source, { file, read }))
    }
  }
  return found
}

type SourceFile = { file: string; read: Read }

function addAll(found: Exports, source: string, { file, read }: SourceFile) {
  if (!source.startsWith('.')) return void found.set(`* of ${source}`, '')
  for (const [name, text] of exportsOf(beside(file, source), read)) if (name !== 'default') found.set(name, text)
}

function otherOf(name: string, source: string, { file, read }: SourceFile) {
  if (!source.startsWith('.')) return `${name} of ${source}`
  return exportsOf(beside(file, source), read).get(name) ?? name
}

function beside(file: string, source: string) {
  return path.posix.join(path.posix.dirname(file), source.replace(/\.(m?)js$/, '.d.$1ts'))
}

type Body = ReturnType<typeof parseAst>['body']
type NameNode = { type: string; name?: string; value?: unknown }

function localsOf(body: Body, text: (node: { start: number; end: number }) => string) {
  return new Map(body.flatMap((node) => namesIn(node).map((name) => [name, text(node)] as const)))
}

/** The names that a statement declares. */
function namesIn(node: object): string[] {
  if ('declarations' in node && Array.isArray(node.declarations))
    return node.declarations.flatMap(({ id }: { id: NameNode }) => (id.name === undefined ? [] : [id.name]))
  return 'id' in node && isNamed(node.id) ? [node.id.name] : []
}

function isNamed(value: unknown): value is { name: string } {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
}

function nameOf(node: NameNode) {
  return node.name ?? String(node.value)
}
