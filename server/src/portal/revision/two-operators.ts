import { coreParts, Problem } from '@atrium/shared-utility/contract'
import type { Entries } from '../../foundation/db/schema-portal.ts'
import type { Db } from '../../foundation/db/tx.ts'
import type { Maker } from '../artifact/artifact-query.ts'
import { mayAlone } from './alone-query.ts'
import type { Revision } from './revision-query.ts'

type Change = { head: Revision | undefined; entries: Entries }

/** Those of the parts that every page runs of which the portal would have another artifact, or none. */
export function coreChanges({ head, entries }: Change) {
  return coreParts.filter((slug) => head?.entries[slug] !== entries[slug])
}

/** The same where one operator may not change them alone. Who may, the database says (decision 093). */
export async function needsTwo({ head, entries }: Change, { by, db }: { by: Maker; db: Db }) {
  const changed = coreChanges({ head, entries })
  if (changed.length === 0 || head === undefined) return []
  return by.kind === 'person' && (await mayAlone(db, { userId: by.id, entries, number: head.number })) ? [] : changed
}

export async function refuseAlone(change: Change, around: { by: Maker; db: Db }) {
  const parts = await needsTwo(change, around)
  if (parts.length > 0) throw new Problem('releaseNeedsTwo', { parts: parts.join(', ') })
}
