import { Problem } from '@atrium/shared-utility/contract'
import type { Entries } from '../artifact/tables.ts'
import type { Db } from '../../foundation/db/tx.ts'
import type { Maker } from '../artifact/artifact-query.ts'
import { mayAlone } from './alone-query.ts'
import { selectForTwo } from './for-two-query.ts'
import type { Revision } from './revision-query.ts'

type Change = { head: Revision | undefined; entries: Entries }

/** The parts that one operator may not change alone. The database decides which, and who may (decision 093). */
export async function needsTwo({ head, entries }: Change, { by, db }: { by: Maker; db: Db }) {
  // Before the first build there is nothing to change.
  if (head === undefined) return []
  const changed = await selectForTwo(db, { before: head.entries, after: entries })
  if (changed.length === 0) return []
  return by.kind === 'person' && (await mayAlone(db, { userId: by.id, entries, number: head.number })) ? [] : changed
}

export async function refuseAlone(change: Change, around: { by: Maker; db: Db }) {
  refuseForTwo(await needsTwo(change, around))
}

export function refuseForTwo(parts: readonly string[]) {
  if (parts.length > 0) throw new Problem('releaseNeedsTwo', { parts: parts.join(', ') })
}
