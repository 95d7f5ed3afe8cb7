import { parseAst } from 'rolldown/parseAst'
import type { Plugin } from 'vite'
import { BuildRefused } from '../build-refused.ts'
import { narrowModules } from '../shared/specifiers.ts'
import type { Unit } from '../unit.ts'
import type { Source } from './target.ts'

type Exports = Unit['exports']
type Options = {
  exports: Exports
  uses: Map<string, Set<string>>
  remedy?: ((specifier: string) => string) | undefined
}
type SharedImport = { from: string; names: string[]; start: number; end: number }

/**
 * Checks each name that a chunk imports against the shared set: SystemJS hands out `undefined` for a name that is
 * not there, and the parcel would fail in front of people. Points imports of base names at the narrow modules. What is
 * imported of which of them in the end is noted in `uses`.
 */
export function sharedImports(target: Source, { exports, uses, remedy = ownRemedy }: Options): Plugin {
  const check = (shared: Pick<SharedImport, 'from' | 'names'>) => {
    const missing = missingIn(shared, exports)
    if (missing === '') return
    const said = `imports ${missing} from '${shared.from}', which the shared set does not export.`
    throw new BuildRefused(target.slug, `${said} ${remedy(shared.from)}`)
  }
  return {
    name: 'atrium-shared-imports',
    renderChunk: {
      order: 'pre',
      handler: (code) => {
        const imports = readImports(code, exports)
        for (const shared of imports) {
          check(shared)
          note(uses, shared)
        }
        check({ from: 'zod', names: zodMembers(code) })
        return { code: narrowed(code, imports), map: null }
      },
    },
  }
}

/** Every import or re-export of a shared name in a finished ES chunk. */
function readImports(code: string, exports: Exports): SharedImport[] {
  return parseAst(code).body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') return []
    if (!node.source || !(node.source.value in exports)) return []
    return [
      { from: node.source.value, names: namesOf(node.specifiers), start: node.source.start, end: node.source.end },
    ]
  })
}

type Specifier = {
  type: string
  imported?: { name?: string; value?: string }
  local?: { name?: string; value?: string }
}

function namesOf(specifiers: readonly Specifier[]) {
  return specifiers.map((specifier) => {
    if (specifier.type === 'ImportDefaultSpecifier') return 'default'
    if (specifier.type === 'ImportNamespaceSpecifier') return '*'
    const name = specifier.type === 'ExportSpecifier' ? specifier.local : specifier.imported
    return name?.name ?? name?.value ?? ''
  })
}

/** zod is used through one object, so its names are read where they are used: `z.email` of `import { z } from 'zod'`. */
function zodMembers(code: string) {
  const [, name] = /import \{[^}]*?\bz(?: as (\w+))?[^}]*\} from ["']zod["']/.exec(code) ?? [null, null]
  if (name === null) return []
  return [...code.matchAll(new RegExp(`(?<![\\w$.])${name ?? 'z'}\\.(\\w+)`, 'g'))].map(([, member = '']) => member)
}

function missingIn({ from, names }: Pick<SharedImport, 'from' | 'names'>, exports: Exports) {
  return names.filter((name) => name !== '*' && !exports[from]?.includes(name)).join(', ')
}

function ownRemedy(from: string) {
  if (from === '@mui/material') return 'Add the component to importmap/src/shared/mui.ts.'
  if (from === 'react-router' || from === '@mui/material/styles' || from === 'zod')
    return 'Add the name to importmap/src/shared/names.ts.'
  if (from.startsWith('@atrium/')) return 'Export it from that door of shared-utility first.'
  return 'Check the name against the installed version of the package.'
}

function narrowed(code: string, imports: readonly SharedImport[]) {
  let result = code
  for (const shared of imports.toReversed()) {
    const name = narrowName(shared)
    if (name !== shared.from) result = `${result.slice(0, shared.start)}'${name}'${result.slice(shared.end)}`
  }
  return result
}

/** The module that has no more than what is imported, where there is one. */
function narrowName({ from, names }: SharedImport) {
  const narrow = [narrowModules[from] ?? []].flat().find((one) => names.every((name) => one.names.includes(name)))
  return narrow?.as ?? from
}

function note(uses: Map<string, Set<string>>, shared: SharedImport) {
  const known = uses.get(narrowName(shared)) ?? new Set()
  uses.set(narrowName(shared), new Set([...known, ...shared.names]))
}
