import { whiteListKinds, type WhiteListKind } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

/** The rule of each kind, with how many entries count now. */
export async function selectRules(db: Db) {
  const rows = await db
    .selectFrom('app_whitelist_rule as r')
    .selectAll('r')
    .select((eb) => [
      eb.selectFrom('user_account as u').select('u.name').whereRef('u.id', '=', 'r.changed_by').as('changer'),
      sql<number>`(
        select count(*) from app_whitelist w
        where w.kind = r.kind and w.enabled and coalesce(w.expires_at > clock_timestamp(), true)
      )`.as('entries'),
    ])
    .execute()
  return whiteListKinds.flatMap((kind) => rows.filter((row) => row.kind === kind))
}

export type SelectedRule = Awaited<ReturnType<typeof selectRules>>[number]

type Change = { kind: WhiteListKind; onlyListed: boolean; version: number; by: string; now: Date }

/** False when another operator has changed it since that version. */
export async function changeRule(db: Db, { kind, onlyListed, version, by, now }: Change) {
  const { numUpdatedRows: rows } = await db
    .updateTable('app_whitelist_rule')
    .set({ only_listed: onlyListed, version: version + 1, changed_by: by, changed_at: now })
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return rows === 1n
}
