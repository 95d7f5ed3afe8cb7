import type { Invitation } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import { letsPeopleIn } from '../membership/open-query.ts'
import type { Db } from '../../../foundation/db/tx.ts'

/** An invitation that can still be used, with its enterprise: one that may only be read takes no new people. */
export function findOpenInvitation(db: Db, by: { codeMac: string } | { id: string; entId: string }, now: Date) {
  return db
    .selectFrom('invitation as i')
    .innerJoin('enterprise as e', 'e.id', 'i.ent_id')
    .select(['i.ent_id', 'i.id', 'i.user_type', 'i.role_ids', 'i.phone', 'i.domain', 'e.name', 'e.short_name'])
    .where(letsPeopleIn('e', now))
    .where('e.status', '=', 'active')
    .where(sql<boolean>`${stateOf(now)} = 'open'`)
    .where((eb) =>
      'codeMac' in by
        ? eb('i.code_mac', '=', by.codeMac)
        : eb.and([eb('i.ent_id', '=', by.entId), eb('i.id', '=', by.id)]),
    )
    .executeTakeFirst()
}

/** One statement: of all callers who use an invitation at the same time, as many succeed as it has places left. */
export async function redeemInvitation(db: Db, { id, entId }: { id: string; entId: string }, now: Date) {
  const row = await db
    .updateTable('invitation')
    .set({ used: sql`used + 1` })
    .where('ent_id', '=', entId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('used', '<', 'quota')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function stateOf(now: Date) {
  return sql<
    Invitation['state']
  >`case when i.revoked_at is not null then 'withdrawn' when i.used >= i.quota then 'usedUp'
    when i.expires_at <= ${now} then 'expired' else 'open' end`
}
