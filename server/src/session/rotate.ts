import { randomBytes } from 'node:crypto'
import { Problem } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../context.ts'
import { takeSession, insertRotated } from './rotate-query.ts'

/** The session goes on verified, under a new id and token; the old ones open nothing any more (ASVS 7.2.4). */
export async function rotateSession(context: Context, { method, now }: { method: 'totp' | 'recovery'; now: Date }) {
  const { db, newId, cookies, services } = context
  const old = await takeSession(db, { id: sessionOf(context).id, now })
  if (old === undefined) throw new Problem('signInRequired')
  const [id, token] = [newId(), randomBytes(32).toString('base64url')]
  // From now on it is verified by a factor, and no longer because the device is trusted.
  const amr = [...old.amr.filter((known) => known !== 'device' && known !== method), method]
  await insertRotated(db, { ...old, id, amr, aal: 2, step_up_at: now, last_seen_at: now }, token)
  const keepMs = old.remember ? old.abs_until.getTime() - now.getTime() : null
  cookies.setSession({ token, csrf: services.secrets.csrfToken(id), entId: old.ent_id, keepMs })
}
