import type { GateFinding } from '@atrium/shared-utility/contract'
import { refused, type Candidate, type Rules } from './candidate.ts'
import { deedFindings } from './deeds.ts'
import { readRegistered, ScriptBroken, type Registered } from './registered.ts'
import { bundledFindings } from './bundled.ts'

/** Each script is one System module, imports what the manifest says and the portal has, and does nothing that pages refuse. */
export function scriptFindings({ manifest, files }: Candidate, rules: Rules): GateFinding[] {
  const scripts = [...files].filter(([file]) => file.endsWith('.js') && Object.hasOwn(manifest.files, file))
  return scripts.flatMap(([file, content]) => {
    const code = new TextDecoder().decode(content)
    const bundled = bundledFindings(file, code)
    try {
      const registered = readRegistered(code)
      if (registered === null) return [refused('scriptNotSystem', { file }), ...bundled]
      const imports = importFindings({ file, registered, manifest, rules })
      return [...imports, ...bundled, ...deedFindings(file, registered.program)]
    } catch (error) {
      if (!(error instanceof ScriptBroken)) throw error
      return [refused('scriptBroken', { file, line: error.line, reason: error.message })]
    }
  })
}

type Imported = { file: string; registered: Registered; manifest: Candidate['manifest']; rules: Rules }

function importFindings({ file, registered, manifest, rules }: Imported) {
  const found = registered.imports.map(({ from }) => from)
  const listed = manifest.imports[file] ?? []
  const isSame = found.toSorted().join('\n') === listed.toSorted().join('\n')
  return [
    ...(isSame ? [] : [refused('importsWrong', { file, found: listOf(found), listed: listOf(listed) })]),
    ...registered.imports.flatMap((one) => knownFindings(file, one, { manifest, rules })),
  ]
}

type Known = Pick<Imported, 'manifest' | 'rules'>

function knownFindings(file: string, { from, names }: Registered['imports'][number], { manifest, rules }: Known) {
  if (from.startsWith('./'))
    return Object.hasOwn(manifest.files, from.slice(2)) ? [] : [refused('importUnknown', { file, name: from })]
  const exported = rules.shared.exports[from]
  if (exported === undefined) return [refused('importUnknown', { file, name: from })]
  const missing = names.filter((name) => name !== '*' && !exported.includes(name))
  return missing.length === 0 ? [] : [refused('exportMissing', { file, from, names: missing.join(', ') })]
}

function listOf(names: readonly string[]) {
  return names.length === 0 ? '–' : names.join(', ')
}
