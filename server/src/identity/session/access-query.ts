import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { narrowPermissionsSql, permissionsSql } from '../people/membership/permission-query.ts'
import { factorKindsSql } from '../people/two-step-rule/factor-query.ts'
import { strictestSql } from '../people/two-step-rule/strictest-query.ts'
import { tokenHash } from '../../foundation/process/secrets/token-hash.ts'

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>

type SessionLookup = { asked: string | null; now: Date }

/** A live session of an active person, with their membership in the enterprise asked for or else the current one. */
export function findSession(db: Db, { token, ...of }: SessionLookup & { token: string }) {
  const own = liveSession(db, of).where('s.token_hash', '=', tokenHash(token))
  // A session in which an operator acts as a person opens nothing by itself: see `findActed`.
  return own.where('s.acting_id', 'is', null).executeTakeFirst()
}

export function findSessionById(db: Db, { id, ...of }: SessionLookup & { id: string }) {
  return liveSession(db, of).where('s.id', '=', id).executeTakeFirst()
}

function liveSession(db: Db, { asked, now }: SessionLookup) {
  return db
    .selectFrom('session as s')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .leftJoin('enterprise as e', (join) =>
      join
        .on('e.id', '=', sql`coalesce(${asked}::text, s.ent_id)`)
        .on('e.id', '=', sql`coalesce(s.only_ent_id, e.id)`)
        .on('e.deleted_at', 'is', null),
    )
    .leftJoin('membership as m', (join) => join.onRef('m.ent_id', '=', 'e.id').onRef('m.user_id', '=', 's.user_id'))
    .leftJoin('credential as c', (join) => join.onRef('c.user_id', '=', 'u.id').on('c.kind', '=', 'password'))
    .leftJoin('password_rule as r', 'r.user_id', 's.user_id')
    .leftJoin('two_step_setting as t', (join) => join.onRef('t.ent_id', '=', 'e.id').on('u.platform_type', 'is', null))
    .leftJoin('two_step_platform as p', (join) => join.on('p.id', '=', 1).on('u.platform_type', 'is not', null))
    .leftJoinLateral(strictestSql(now).as('a'), (join) => join.onTrue())
    .select(['s.id', 's.user_id', 's.ent_id', 's.only_ent_id', 's.aal', 's.amr', 's.device_trusted_at'])
    .select(['a.account_open', 'a.account_at', 'a.account_at_once', 'a.account_trust_days', 'a.longest_trust_days'])
    .select(['a.account_methods', 't.methods as two_step_methods'])
    .select([permissionsSql.as('permissions'), narrowPermissionsSql.as('narrow_permissions')])
    .select(['s.auth_time', 's.step_up_at', 's.last_seen_at', 's.abs_until', 's.remember'])
    .select([
      'u.platform_type',
      'u.is_root',
      'u.made_by_ent_id',
      // Only an active membership gives the user type here; an inactive one says why its person is not let in.
      sql<number | null>`case when m.status = 'active' then m.user_type end`.as('user_type'),
      'm.status as membership',
      'c.initial as is_password_initial',
      'c.set_at as password_set_at',
      'c.change_asked_at as password_asked_at',
      'r.max_age_days as password_age_days',
      'e.id as space_id',
      'e.name as space_name',
      'e.status as space_status',
      'e.expires_at as space_expires_at',
      'e.closes_at as space_closes_at',
    ])
    .select((eb) => [
      factorKindsSql('s.user_id').as('factor_kinds'),
      eb.fn.coalesce('p.open', 't.open').as('two_step_open'),
      eb.fn.coalesce('p.effective_time', 't.effective_time').as('two_step_at'),
      eb.fn.coalesce('p.trust_device_days', 't.trust_device_days').as('trust_device_days'),
      eb.fn.coalesce('p.apply_to', 't.apply_to').as('two_step_for'),
      eb
        .exists(
          eb
            .selectFrom('role_holder as rm')
            .select('rm.role_id')
            .whereRef('rm.ent_id', '=', 'e.id')
            .whereRef('rm.user_id', '=', 's.user_id')
            .where('rm.role_id', '=', sql<string>`any(t.role_ids)`),
        )
        .as('has_two_step_role'),
    ])
    .where('s.ended_at', 'is', null)
    .where('s.idle_until', '>', now)
    .where('s.abs_until', '>', now)
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
}

export async function touchSession(db: Db, { id, now, idleUntil }: { id: string; now: Date; idleUntil: Date }) {
  await db.updateTable('session').set({ last_seen_at: now, idle_until: idleUntil }).where('id', '=', id).execute()
}

/** Which of these sessions are over: they ran out, or were ended. */
export async function selectOver(db: Db, ids: readonly string[], now: Date) {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'idle_until', 'abs_until'])
    .where('id', '=', sql<string>`any(${ids})`)
    .where('ended_at', 'is', null)
    .execute()
  const isOver = (row: (typeof rows)[number]) => row.idle_until <= now || row.abs_until <= now
  const known = new Set(rows.map(({ id }) => id))
  return { expired: rows.filter(isOver).map(({ id }) => id), ended: ids.filter((id) => !known.has(id)) }
}
