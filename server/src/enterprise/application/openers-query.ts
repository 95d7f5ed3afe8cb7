import { ownPeople } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { mayOpen } from './open-query.ts'

/** `appIds` null: of all that the enterprise builds. */
type OpenersInput = { entId: string; appIds: readonly string[] | null; userIds: readonly string[] }

/** Which of these people may open which of the applications that their enterprise builds, now. Runs in the space of the enterprise. */
export async function selectOpeners(db: Db, { entId, appIds, userIds }: OpenersInput) {
  const each = sql.ref('m.user_id')
  const isMeant = appIds === null ? sql`true` : sql`a.id = any (${[...appIds]}::text[])`
  const { rows } = await sql<{ appId: string; userId: string }>`
    select a.id as "appId", m.user_id as "userId"
    from membership m join application a on a.ent_id = m.ent_id and a.kind = 'built' and ${isMeant}
    where m.ent_id = ${entId} and m.user_id = any (${[...userIds]}::text[])
      and m.status = 'active' and m.user_type = any (${[...ownPeople]}::smallint[])
      and ${mayOpen({ userId: each, isExternal: false }, 'a')}`.execute(db)
  return rows
}
