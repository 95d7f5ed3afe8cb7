import { sql } from 'kysely'
import type { Entries } from '../artifact/tables.ts'
import type { Db } from '../../foundation/db/tx.ts'

export type Portals = { before: Entries; after: Entries }

/** The parts that are others in the second portal than in the first, and that two operators change (decision 093). */
export async function selectForTwo(db: Db, { before, after }: Portals): Promise<string[]> {
  const changed = Object.keys({ ...before, ...after }).filter((slug) => before[slug] !== after[slug])
  if (changed.length === 0) return []
  const { rows } = await sql<{ parts: string[] }>`
    select atrium_for_two(${only(changed, before)}::jsonb, ${only(changed, after)}::jsonb) as parts`.execute(db)
  return rows[0]?.parts ?? []
}

function only(slugs: readonly string[], entries: Entries) {
  return JSON.stringify(Object.fromEntries(slugs.map((slug) => [slug, entries[slug]])))
}
