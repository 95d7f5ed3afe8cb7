import { randomBytes } from 'node:crypto'
import { Problem } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../context.ts'
import type { Db } from '../db/tx.ts'
import { tokenHash } from './queries.ts'

/**
 * Goes on with this session under a new id and token, which the browser gets with the answer; the old ones end here.
 * What the person has proved and how long the session lives stay as they were. Answers the new id.
 */
export async function renewSession(context: Context) {
  const { db, now, newId, cookies, services } = context
  const [id, token] = [newId(), randomBytes(32).toString('base64url')]
  const old = await endOwn(db, { id: sessionOf(context).id, now })
  // Another call of the same session was first, or somebody ended it at this moment.
  if (old === undefined) throw new Problem('signInRequired')
  const { ended_at: _endedAt, end_reason: _endReason, ...kept } = old
  await db
    .insertInto('session')
    .values({ ...kept, id, token_hash: tokenHash(token), last_seen_at: now })
    .execute()
  const keepMs = old.remember ? old.abs_until.getTime() - now.getTime() : null
  cookies.setSession({ token, csrf: services.secrets.csrfToken(id), entId: old.ent_id, keepMs })
  return id
}

function endOwn(db: Db, { id, now }: { id: string; now: Date }) {
  return db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'rotated' })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}
