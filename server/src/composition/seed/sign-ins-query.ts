import { randomBytes } from 'node:crypto'
import { newId } from '../../foundation/db/id.ts'
import type { Db } from '../../foundation/db/tx.ts'
import type { SignIn } from './sign-ins.ts'

/**
 * Adds sign-ins as the entrance leaves them: in the log, in order of time, at the account, and in its list of devices.
 */
export async function addSignIns(db: Db, signIns: readonly SignIn[]) {
  // The database links each to the one before it: the chain is as whole as if they had been written one by one.
  await db.insertInto('audit_log').values(signIns.map(auditRow)).execute()
  const successes = signIns.filter(isSuccess)
  const last = Object.values(Object.groupBy(successes, ({ userId }) => userId)).flatMap((own) => own?.at(-1) ?? [])
  for (const { userId, at, ip, entId } of last) await noteLast(db, { userId, at, ip, entId })
  await addDevices(db, successes)
}

type Success = SignIn & { userId: string }

function isSuccess(signIn: SignIn): signIn is Success {
  return signIn.reason === null && signIn.userId !== null
}

function auditRow({ at, userId, entId, method, reason, ip, userAgent }: SignIn) {
  return {
    id: newId(),
    at,
    ent_id: entId,
    actor_id: reason === null ? userId : null,
    action: 'signIn',
    target_kind: 'user',
    target_id: userId ?? 'unknown',
    result: reason === null ? ('ok' as const) : ('denied' as const),
    ip,
    user_agent: userAgent,
    diff: JSON.stringify(reason === null ? { method } : { method, reason }),
  }
}

type Last = { userId: string; entId: string | null; at: Date; ip: string }

async function noteLast(db: Db, { userId, entId, at, ip }: Last) {
  const account = { last_login_at: at, last_login_ip: ip }
  await db.updateTable('user_account').set(account).where('id', '=', userId).execute()
  if (entId === null) return
  const here = db.updateTable('membership').set({ last_used_at: at })
  await here.where('user_id', '=', userId).where('ent_id', '=', entId).execute()
}

async function addDevices(db: Db, successes: readonly Success[]) {
  const rows = Object.values(Object.groupBy(successes, ({ userId, userAgent }) => `${userId} ${userAgent}`)).flatMap(
    (uses) => {
      const [first, last] = [uses?.[0], uses?.at(-1)]
      if (first === undefined || last === undefined) return []
      return {
        user_id: first.userId,
        // Of no cookie: the entry can be looked at and forgotten, and no browser is trusted by it.
        device_hash: randomBytes(32),
        user_agent: first.userAgent,
        first_used_at: first.at,
        last_used_at: last.at,
      }
    },
  )
  await db.insertInto('known_device').values(rows).execute()
}
