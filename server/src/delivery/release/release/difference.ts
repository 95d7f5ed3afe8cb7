import type { PartChange } from '@atrium/shared-utility/contract'
import type { Entries } from '../../../portal/artifact/tables.ts'

type Change = { slug: string; before: string | null; after: string | null }

/** The parts of which one has another artifact than the other, or none. */
export function difference(before: Entries, after: Entries): Change[] {
  const slugs = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return slugs
    .filter((slug) => before[slug] !== after[slug])
    .map((slug) => ({ slug, before: before[slug] ?? null, after: after[slug] ?? null }))
}

/** The same in versions; two artifacts of one version are told apart by the beginning of their ids. */
export function inVersions(changes: readonly Change[], versions: ReadonlyMap<string, string>): PartChange[] {
  const said = (id: string | null) => (id === null ? null : (versions.get(id) ?? id))
  return changes.map(({ slug, before, after }) => {
    const [one, other] = [said(before), said(after)]
    if (one !== other || before === null || after === null) return { slug, before: one, after: other }
    return { slug, before: `${one} (${before.slice(-6)})`, after: `${other} (${after.slice(-6)})` }
  })
}
