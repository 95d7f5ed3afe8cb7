import { newToken } from '../../foundation/process/secrets/new-token.ts'
import type { Context } from '../../foundation/call/context/context.ts'
import { keptMs } from './session-life.ts'
import { insertFamily } from './family-query.ts'

/** This browser stays signed in for a week, whatever becomes of the session that begins now. Answers the family's id. */
export async function beginFamily(userId: string, { db, now, newId, cookies }: Context) {
  const [id, secret] = [newId(), newToken()]
  await insertFamily(db, { id, userId, secret, now, until: new Date(now.getTime() + keptMs) })
  cookies.setRefresh({ token: `${id}.${secret}`, keepMs: keptMs })
  return id
}
