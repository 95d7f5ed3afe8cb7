import { endOwn, insertRenewed } from './renew-query.ts'
import { newToken } from '../../foundation/process/secrets/new-token.ts'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../foundation/call/context/context.ts'
import type { Row } from '../../foundation/db/schema.ts'
import { lockAccount } from './lock-account.ts'
import { tokenHash } from '../../foundation/process/secrets/token-hash.ts'

type Old = Row<'session'>
type Change = Partial<Pick<Old, 'amr' | 'aal' | 'step_up_at' | 'device_trusted_at' | 'ent_id'>>

/**
 * Goes on with this session under a new id and token, which the browser gets with the answer; the old ones open nothing
 * any more (ASVS 7.2.4). How long it lives stays as it was; its enterprise, and what the person has proved, stay too
 * unless `change` says otherwise. Answers the new id.
 */
export async function renewSession(context: Context, change?: (old: Old) => Change) {
  const { db, now, newId, cookies, services } = context
  const [id, token] = [newId(), newToken()]
  const { id: oldId, userId, userType } = sessionOf(context)
  await lockAccount(db, userId)
  const old = await endOwn(db, { id: oldId, now })
  // Another call of the same session was first, or the session was ended meanwhile.
  if (old === undefined) throw new Problem('signInRequired')
  const { ended_at: _endedAt, end_reason: _endReason, ...kept } = { ...old, ...change?.(old) }
  await insertRenewed(db, {
    ...kept,
    id,
    line_id: old.line_id ?? old.id,
    token_hash: tokenHash(token),
    last_seen_at: now,
  })
  const keepMs = old.remember ? old.abs_until.getTime() - now.getTime() : null
  // An operator who acts as a person goes on doing so.
  if (cookies.isActing && userType === UserType.operator) cookies.setWaitingSession({ token, keepMs })
  else cookies.setSession({ token, csrf: services.secrets.csrfToken(id), entId: kept.ent_id, keepMs })
  return id
}
