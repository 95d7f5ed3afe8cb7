import { parseSync, Visitor } from 'rolldown/utils'

/**
 * Everything that a file of TypeScript names to have: imports and exports from elsewhere, at run time and in types
 * alone, dynamic ones, the files of workers (`new URL('./worker.ts', import.meta.url)`) and the modules that it adds
 * declarations to.
 */
export function importsOf(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const found: string[] = []
  const note = (source: { value?: unknown } | null | undefined) => {
    if (typeof source?.value === 'string') found.push(source.value)
  }
  new Visitor({
    ImportDeclaration: ({ source }) => note(source),
    ExportAllDeclaration: ({ source }) => note(source),
    ExportNamedDeclaration: ({ source }) => note(source),
    ImportExpression: ({ source }) => note('value' in source ? source : null),
    TSImportType: ({ source }) => note(source),
    TSModuleDeclaration: ({ id }) => note('value' in id ? id : null),
    NewExpression: ({ callee, arguments: [first] }) => {
      const isUrl = callee.type === 'Identifier' && callee.name === 'URL'
      if (isUrl && first !== undefined && 'value' in first && `${first.value}`.endsWith('.ts')) note(first)
    },
  }).visit(program)
  return found
}
