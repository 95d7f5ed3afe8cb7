import { parseSync, Visitor, type ESTree } from 'rolldown/utils'
import { loadedBy, makesRequire, textOf } from './text-of.ts'

/**
 * Everything that a file of TypeScript names to have: imports and exports from elsewhere, at run time and in types
 * alone, dynamic and required ones, the files of workers (`new URL('./worker.ts', import.meta.url)`) and the modules that it adds
 * declarations to.
 */
export function importsOf(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const found: string[] = []
  const note = (text: string | null) => {
    if (text !== null) found.push(text)
  }
  const requires = new Set(['require'])
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && makesRequire(init)) requires.add(id.name)
    },
    ImportDeclaration: ({ source }) => note(textOf(source)),
    ExportAllDeclaration: ({ source }) => note(textOf(source)),
    ExportNamedDeclaration: ({ source }) => note(textOf(source)),
    ImportExpression: ({ source }) => note(textOf(source)),
    CallExpression: (node) => note(loadedBy(node, requires)),
    TSExternalModuleReference: ({ expression }) => note(textOf(expression)),
    TSImportType: ({ source }) => note(textOf(source)),
    TSModuleDeclaration: ({ id }) => note(textOf(id)),
    NewExpression: (node) => note(codeAt(node)),
  }).visit(program)
  return found
}

function codeAt({ callee, arguments: [address, base] }: ESTree.NewExpression) {
  const isUrl = callee.type === 'Identifier' && callee.name === 'URL'
  const isOfModule = base?.type === 'MemberExpression' && base.object.type === 'MetaProperty'
  const text = isUrl && isOfModule ? textOf(address) : null
  return text !== null && /\.[cm]?[jt]sx?$/.test(text) ? text : null
}
