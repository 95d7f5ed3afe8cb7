import type { Db } from '../../../foundation/db/tx.ts'
import { endVouchedSessions } from '../../../identity/session/end-sessions-query.ts'
import { lockAccounts } from '../../../identity/session/lock-account.ts'

// The links of people to a provider are out of reach of a space: all of this is for the platform's scope, and names the enterprise.
type Of = { entId: string; id: string }

/** How many people have linked each provider of the enterprise. */
export async function countLinks(db: Db, entId: string) {
  const rows = await db
    .selectFrom('connector_identity')
    .select(['connector_id', (eb) => eb.fn.countAll<number>().as('links')])
    .where('ent_id', '=', entId)
    .groupBy('connector_id')
    .execute()
  return new Map(rows.map(({ connector_id: id, links }) => [id, Number(links)]))
}

/**
 * Ends what the provider said of people until now: the links, the sign-ins under way, and every session that this enterprise's provider
 * opened for a person with a link. The connector's row is locked before: sign-ins that end now come after this.
 */
export async function dropLinks(db: Db, { entId, id, now }: Of & { now: Date }) {
  const linked = db.selectFrom('connector_identity').select('user_id').where('ent_id', '=', entId)
  const userIds = (await linked.where('connector_id', '=', id).execute()).map((row) => row.user_id)
  await lockAccounts(db, userIds)
  await db.deleteFrom('sign_on').where('ent_id', '=', entId).where('connector_id', '=', id).execute()
  await db.deleteFrom('connector_identity').where('ent_id', '=', entId).where('connector_id', '=', id).execute()
  const endedSessions = await endVouchedSessions(db, { entId, userIds, reason: 'linkEnded', now })
  return { droppedLinks: userIds.length, endedSessions }
}
