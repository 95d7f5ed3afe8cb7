import { UserType } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { tokenHash } from '../../foundation/process/secrets/token-hash.ts'
import { isOpenTo } from './space-status.ts'

type Sent = { token: string; as: string; now: Date }

/**
 * The session with the token `as` in which an operator acts as a person, for a caller who also has the live session of
 * that operator behind it. Undefined for any other caller: the token opens nothing without the operator's own session.
 */
export async function findActed(db: Db, { token, as, now }: Sent) {
  const row = await db
    .selectFrom('session as s')
    .innerJoin('acting as a', 'a.id', 's.acting_id')
    .innerJoin('session as o', (join) =>
      join
        .on('o.token_hash', '=', tokenHash(token))
        .onRef('o.user_id', '=', 'a.operator_id')
        .on(sql<boolean>`coalesce(o.line_id, o.id) = a.operator_line`),
    )
    .innerJoin('user_account as op', 'op.id', 'a.operator_id')
    .innerJoin('user_account as u', 'u.id', 'a.user_id')
    .innerJoin('enterprise as e', 'e.id', 'a.ent_id')
    .leftJoin('membership as m', (join) => join.onRef('m.ent_id', '=', 'a.ent_id').onRef('m.user_id', '=', 'a.user_id'))
    .select(['a.id', 'a.ent_id', 'a.operator_id', 'a.reason', 'a.may_change', 'a.until', 'a.ended_at', 'op.name as by'])
    .select(['s.id as session_id', 's.last_seen_at', 'o.id as own_id', 'o.abs_until as own_until'])
    .select(['op.is_root', 'op.platform_type as own_type', 'u.status as account', 'u.deleted_at', 'u.platform_type'])
    .select(['m.status as membership', 'e.status', 'e.expires_at', 'e.deleted_at as closed_at'])
    .select(sql<boolean>`s.ended_at is null and s.idle_until > ${now} and s.abs_until > ${now}`.as('is_live'))
    .where('s.token_hash', '=', tokenHash(as))
    .where('o.ended_at', 'is', null)
    .where('o.idle_until', '>', now)
    .where('o.abs_until', '>', now)
    .where('op.status', '=', 'active')
    .where('op.deleted_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const mayAct = row.is_root && row.own_type === UserType.operator
  const isSomebody = row.account === 'active' && row.deleted_at === null && row.platform_type === null
  const isLetIn = row.membership === 'active' && row.closed_at === null && isOpenTo(row, now)
  return { ...row, isOver: !(row.is_live && row.ended_at === null && mayAct && isSomebody && isLetIn) }
}

export type Acted = NonNullable<Awaited<ReturnType<typeof findActed>>>

/** Whether an operator acted as this person, and the person has not confirmed yet that they know of it. */
export async function wasActedAs(db: Db, userId: string) {
  const row = await db
    .selectFrom('acting')
    .select('id')
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
