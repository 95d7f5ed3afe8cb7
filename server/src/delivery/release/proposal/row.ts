import type { ProposalRow, WholeProposal } from '@atrium/shared-utility/contract'
import type { Entries } from '../../../portal/artifact/tables.ts'
import type { ArtifactRow } from '../../../portal/artifact/artifact-query.ts'
import { inVersions } from '../release/difference.ts'
import type { SelectedProposal } from './list-query.ts'

type Changes = Pick<SelectedProposal, 'changes' | 'before'>

/** The changes against the revision that it was proposed for. */
function changesOf({ changes, before }: Changes) {
  const slugs = Object.keys(changes).toSorted()
  return slugs.map((slug) => ({ slug, before: before[slug] ?? null, after: changes[slug] ?? null }))
}

export function idsOf(row: Changes) {
  return changesOf(row).flatMap(({ before, after }) => [before ?? [], after ?? []].flat())
}

export function proposalOf(row: SelectedProposal, versions: ReadonlyMap<string, string>): ProposalRow {
  return {
    id: row.id,
    state: row.state,
    reason: row.reason,
    changes: inVersions(changesOf(row), versions),
    madeBy: row.maker,
    madeById: row.made_by,
    token: row.token_label,
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    decidedBy: row.decider,
    decidedById: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    number: row.number,
  }
}

/** Each part that it brings: what it is by its content, and how many files of it are others. */
export function partsOf(row: Changes, artifacts: readonly ArtifactRow[]): WholeProposal['parts'] {
  const known = new Map(artifacts.map((one) => [one.id, one]))
  return changesOf(row).flatMap(({ slug, before, after }) => {
    const made = after === null ? undefined : known.get(after)
    if (made === undefined) return []
    const [old, now] = [namesOf(before === null ? undefined : known.get(before)), namesOf(made)]
    const newFiles = now.filter((name) => !old.includes(name)).length
    const goneFiles = old.filter((name) => !now.includes(name)).length
    return [{ slug, version: made.version, digest: made.digest, newFiles, goneFiles }]
  })
}

/** Parts that are others by now than in the revision that it was proposed for. */
export function movedOf({ changes, before }: Changes, entries: Entries) {
  return Object.keys(changes)
    .filter((slug) => before[slug] !== entries[slug])
    .toSorted()
}

/** A name says what is in the file. */
function namesOf(artifact: ArtifactRow | undefined) {
  return Object.keys(artifact?.manifest.files ?? {})
}
