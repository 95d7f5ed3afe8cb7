import path from 'node:path'
import { parseSync, Visitor, type ESTree } from 'rolldown/utils'
import { loadedBy, textOf } from './text-of.ts'

/** What one file exports, and what it wants of others, `*` for everything. */
type Names = { exported: Set<string>; wanted: [from: string, name: string][] }

/**
 * Every export that nothing imports, as `file: name`, but for default ones: the linter lets them be only where a tool
 * takes them. What a package offers through its doors is for every importer; `isEntrance` says which files are such
 * doors, or are started or loaded by their names.
 */
export function unusedExports(files: ReadonlyMap<string, string>, isEntrance: (file: string) => boolean) {
  const names = new Map([...files].map(([file, code]) => [file, namesOf(file, code)]))
  const wanted = new Set([...names.values()].flatMap((one) => one.wanted.map(([from, name]) => `${from}: ${name}`)))
  return [...names]
    .filter(([file]) => !isEntrance(file) && !wanted.has(`${file}: *`))
    .flatMap(([file, { exported }]) => [...exported].map((name) => `${file}: ${name}`))
    .filter((one) => !wanted.has(one))
    .toSorted()
}

function namesOf(file: string, code: string): Names {
  const names: Names = { exported: new Set(), wanted: [] }
  const want = (from: string | null, ...wanted: readonly string[]) => {
    if (!from?.startsWith('.')) return
    for (const name of wanted) names.wanted.push([path.posix.join(path.posix.dirname(file), from), name])
  }
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => want(textOf(source), ...specifiers.map(importedName)),
    ImportExpression: ({ source }) => want(textOf(source), '*'),
    CallExpression: (node) => want(loadedBy(node), '*'),
    TSImportType: ({ source }) => want(textOf(source), '*'),
    ExportAllDeclaration: ({ source }) => want(textOf(source), '*'),
    ExportNamedDeclaration({ source, specifiers, declaration }) {
      want(textOf(source), ...specifiers.map(({ local }) => nameOf(local)))
      for (const { exported } of specifiers) names.exported.add(nameOf(exported))
      for (const name of declaredNames(declaration)) names.exported.add(name)
    },
  }).visit(parseSync(file, code).program)
  return names
}

function importedName(one: ESTree.ImportDeclarationSpecifier) {
  if (one.type === 'ImportSpecifier') return nameOf(one.imported)
  return one.type === 'ImportDefaultSpecifier' ? 'default' : '*'
}

function nameOf(one: ESTree.ModuleExportName) {
  return one.type === 'Literal' ? one.value : one.name
}

function declaredNames(declaration: ESTree.Declaration | null): string[] {
  if (declaration === null) return []
  if (declaration.type === 'VariableDeclaration') return declaration.declarations.flatMap(({ id }) => boundNames(id))
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : []
}

function boundNames(pattern: ESTree.BindingPattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left)
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap((one) => (one === null ? [] : rest(one)))
  return pattern.properties.flatMap((one) => (one.type === 'RestElement' ? rest(one) : boundNames(one.value)))
}

function rest(one: ESTree.BindingPattern | ESTree.BindingRestElement) {
  return boundNames(one.type === 'RestElement' ? one.argument : one)
}
