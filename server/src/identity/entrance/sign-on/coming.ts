import { Problem } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { lockEntrant } from '../../session/lock-account.ts'
import { noteRefusal } from '../../session/refusal.ts'
import { findIdentity, takeSignOn } from './queries.ts'

/** Takes the state of this browser. Committed by itself: a later failure must not make the state good again. */
export async function takeState(state: string, { services, cookies, now, visitor }: Context) {
  const browser = cookies.presessionToken
  const request =
    browser === null ? undefined : await services.tx(platform, (db) => takeSignOn(db, { state, browser, now }))
  if (request === undefined || request.ent_id !== visitor.entId) throw new Problem('signOnExpired')
  return request
}

/** The person whom the provider's subject is linked with, and still is once their account is locked. */
export async function lockKnown(subject: Parameters<typeof findIdentity>[1], context: Context) {
  const { db } = context
  const known = await findIdentity(db, subject)
  await lockEntrant(known?.user_id ?? null, context)
  if (known === undefined || (await findIdentity(db, subject))?.user_id === known.user_id) return known
  noteRefusal({ userId: known.user_id, method: 'oidc', reason: 'unlinked' }, context)
  throw new Problem('signOnFailed')
}
