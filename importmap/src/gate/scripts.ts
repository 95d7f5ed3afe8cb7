import type { GateFinding } from '@atrium/shared-utility/contract'
import { refused, type Candidate, type Rules } from './candidate.ts'
import { deedFindings } from './deeds.ts'
import { readRegistered, ScriptBroken, type Registered } from './registered.ts'
import { bundledFindings } from './bundled.ts'
import { quietFindings } from './uses.ts'

/** Each script is one System module, imports what the manifest says and the portal has, and does nothing that pages refuse. */
export function scriptFindings({ manifest, files }: Candidate, rules: Rules): GateFinding[] {
  const scripts = [...files].filter(([file]) => file.endsWith('.js') && Object.hasOwn(manifest.files, file))
  const imports: Registered['imports'] = []
  const findings = scripts.flatMap(([file, content]) => {
    const code = new TextDecoder().decode(content)
    try {
      const registered = readRegistered(code)
      const bundled = bundledFindings(file, code)
      if (registered === null) return [refused('scriptNotSystem', { file }), ...bundled]
      imports.push(...registered.imports)
      const own = importFindings({ file, registered, manifest, rules })
      return [...own, ...bundled, ...deedFindings(file, registered.program, manifest.declaration?.trustedTypes)]
    } catch (error) {
      return [refused('scriptBroken', { file, ...broken(error) })]
    }
  })
  return [...findings, ...quietFindings(imports, manifest, rules)]
}

function broken(error: unknown) {
  // Nested deeper than a stack is long, which no developer writes by mistake.
  if (error instanceof RangeError) return { line: 1, reason: error.message }
  if (error instanceof ScriptBroken) return { line: error.line, reason: error.message }
  throw error
}

type Imported = { file: string; registered: Registered; manifest: Candidate['manifest']; rules: Rules }

function importFindings({ file, registered, manifest, rules }: Imported) {
  const found = registered.imports.map(({ from }) => from)
  const listed = manifest.imports[file] ?? []
  const isSame = found.toSorted().join('\n') === listed.toSorted().join('\n')
  return [
    ...(isSame ? [] : [refused('importsWrong', { file, found: listOf(found), listed: listOf(listed) })]),
    ...registered.imports.flatMap((one) => knownFindings(file, one, { manifest, rules })),
    ...laterFindings({ file, registered, manifest, rules }),
  ]
}

function laterFindings({ file, registered: { later }, manifest, rules }: Imported) {
  const names = new Set(later.filter((name) => name !== null))
  return [
    ...[...names].flatMap((from) => knownFindings(file, { from, names: [] }, { manifest, rules })),
    ...(later.includes(null) ? [refused('importComputed', { file })] : []),
  ]
}

type ParcelFacts = Pick<Imported, 'manifest' | 'rules'>

function knownFindings(file: string, { from, names }: Registered['imports'][number], { manifest, rules }: ParcelFacts) {
  if (from.startsWith('./'))
    return Object.hasOwn(manifest.files, from.slice(2)) ? [] : [refused('importUnknown', { file, name: from })]
  const exported = Object.hasOwn(rules.shared.exports, from) ? rules.shared.exports[from] : undefined
  if (exported === undefined) return [refused('importUnknown', { file, name: from })]
  const missing = names.filter((name) => name !== '*' && !exported.includes(name))
  return missing.length === 0 ? [] : [refused('exportMissing', { file, from, names: missing.join(', ') })]
}

function listOf(names: readonly string[]) {
  return names.length === 0 ? '–' : names.join(', ')
}
