import type { MessengerType } from '@atrium/shared-utility/contract'
import type { Db } from '../db/tx.ts'
import { tokenHash } from '../session/queries.ts'

type Owner = { state: string; browser: string; entId: string; type: MessengerType }

export async function insertState(
  db: Db,
  { state, browser, entId, type, redirectUri, expiresAt }: Owner & { redirectUri: string | null; expiresAt: Date },
) {
  await db
    .insertInto('messenger_state')
    .values({
      state_hash: tokenHash(state),
      browser_hash: tokenHash(browser),
      ent_id: entId,
      type,
      redirect_uri: redirectUri,
      expires_at: expiresAt,
    })
    .execute()
}

/** Takes a state, once: of any number at the same time one gets it. Undefined when it is not this browser's. */
export function takeState(db: Db, { state, browser, entId, type, now }: Owner & { now: Date }) {
  return db
    .deleteFrom('messenger_state')
    .where('state_hash', '=', tokenHash(state))
    .where('browser_hash', '=', tokenHash(browser))
    .where('ent_id', '=', entId)
    .where('type', '=', type)
    .where('expires_at', '>', now)
    .returning('redirect_uri')
    .executeTakeFirst()
}
