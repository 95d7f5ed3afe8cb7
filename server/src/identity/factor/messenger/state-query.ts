import type { MessengerType } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { tokenHash } from '../../../foundation/process/secrets/token-hash.ts'

type Kept = { redirectUri: string | null; stepUpSessionId: string | null; expiresAt: Date }
type Owner = { state: string; browser: string; entId: string; type: MessengerType }

export async function insertState(db: Db, { state, browser, entId, type, ...kept }: Owner & Kept) {
  await db
    .insertInto('messenger_state')
    .values({
      state_hash: tokenHash(state),
      browser_hash: tokenHash(browser),
      ent_id: entId,
      type,
      redirect_uri: kept.redirectUri,
      step_up_session_id: kept.stepUpSessionId,
      expires_at: kept.expiresAt,
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
    .returning(['redirect_uri', 'step_up_session_id'])
    .executeTakeFirst()
}
