import { ownPeople } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { mayOpen } from './open-query.ts'

/** `appIds` null: of all that the enterprise builds. */
type OpenersInput = { entId: string; appIds: readonly string[] | null; userIds: readonly string[] }

/**
 * Which of these people may open which of the applications that their enterprise builds, now, and the uids of the tables that they
 * read in it; null: all that it has. Runs in the space of the enterprise.
 */
export async function selectOpeners(db: Db, { entId, appIds, userIds }: OpenersInput) {
  const each = sql.ref('m.user_id')
  const isMeant = appIds === null ? sql`true` : sql`a.id = any (${[...appIds]}::text[])`
  const { rows } = await sql<{ appId: string; userId: string; tables: string[] | null }>`
    select a.id as "appId", m.user_id as "userId", (
      select case when v.role_uids <> '{}' then array(
        select jsonb_array_elements_text(v.role_reads -> role) from atrium_app_roles(a.id, m.user_id) role
      ) end
      from app_version v where v.ent_id = a.ent_id and v.app_id = a.id and v.number = a.live_version
    ) as tables
    from membership m join application a on a.ent_id = m.ent_id and a.kind = 'built' and ${isMeant}
    where m.ent_id = ${entId} and m.user_id = any (${[...userIds]}::text[])
      and m.status = 'active' and m.user_type = any (${[...ownPeople]}::smallint[])
      and ${mayOpen({ userId: each, isExternal: false }, 'a')}`.execute(db)
  return rows
}
