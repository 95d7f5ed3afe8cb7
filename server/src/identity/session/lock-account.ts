import { Problem } from '@atrium/shared-utility/contract'
import { isLive, lockAccountRows } from './lock-query.ts'
import { sessionOf, type Context } from '../../foundation/call/context/context.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { findOwner } from './queries.ts'

/*
 * The account's row is the lock of its sessions (docs/decisions/032). Whatever ends, begins or renews a session, or
 * changes what proves a person, locks it before it writes anything of that person, and looks again once it has it.
 * Always in this order, so that two never wait for each other in a circle:
 *   a provider's connector or a messenger's app, accounts by id, then sessions, credentials, factors and refresh families, then throttles, then the audit log.
 * Transactions aside come before the lock: one that waits for a connection must not keep others waiting for it.
 */

export async function lockAccounts(db: Db, ids: readonly string[]) {
  await lockAccountRows(db, ids)
}

export function lockAccount(db: Db, id: string) {
  return lockAccounts(db, [id])
}

/**
 * Locks the accounts before a sign-in: the person's, and that of the person signed in to this browser before, whose
 * session ends. `userId` is null for a person who is about to be made.
 */
export async function lockEntrant(userId: string | null, { db, cookies }: Pick<Context, 'db' | 'cookies'>) {
  const before = cookies.sessionToken === null ? undefined : await findOwner(db, cookies.sessionToken)
  const ids = [userId, before?.user_id ?? null].filter((id) => id !== null)
  if (ids.length > 0) await lockAccounts(db, ids)
}

/**
 * Locks another person's account together with the caller's, for acts of one person on another. Of two people who act
 * on each other at the same time, the second finds here that their session has ended. Throws signInRequired then.
 */
export async function lockWithOwn(userId: string, context: Context) {
  const { db } = context
  const { id, userId: own } = sessionOf(context)
  await lockAccounts(db, [own, userId])
  if (!(await isLive(db, id))) throw new Problem('signInRequired')
}

/** The caller's own account. Throws signInRequired when their session was ended while they waited for it. */
export async function lockOwn(context: Context) {
  const { db } = context
  const { id, userId } = sessionOf(context)
  await lockAccount(db, userId)
  if (!(await isLive(db, id))) throw new Problem('signInRequired')
}
