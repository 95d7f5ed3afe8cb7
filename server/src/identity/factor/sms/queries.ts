import type { SmsPurpose } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

/** The telephone, and the browser or session that may use a code. `target` and `holder` are keyed digests. */
export type CodeKey = { purpose: SmsPurpose; target: string; holder: string }

export const triesPerCode = 5

type KeptCode = { id: string; key: CodeKey; codeMac: string; expiresAt: Date }

/** Takes the place of the code that was asked for before, and never of one that was asked for later. */
export async function putCode(db: Db, { id, key, codeMac, expiresAt }: KeptCode) {
  const fresh = { id, code_mac: codeMac, tries: 0, expires_at: expiresAt }
  await db
    .insertInto('verify_code')
    .values({ ...fresh, ...key })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'target', 'holder'])
        .where('consumed_at', 'is', null)
        .doUpdateSet(fresh)
        .where('verify_code.expires_at', '<', expiresAt),
    )
    .execute()
}

/** True while it is the code that counts: no newer one has taken its place, and it has not been used. */
export async function isCurrent(db: Db, id: string) {
  const row = await db
    .selectFrom('verify_code')
    .select('id')
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Records one try at the code that is there; undefined when there is none that may be tried. */
export function recordTry(db: Db, key: CodeKey, now: Date) {
  return db
    .updateTable('verify_code')
    .set({ tries: sql`tries + 1` })
    .where(matches(key))
    .where('tries', '<', triesPerCode)
    .where('expires_at', '>', now)
    .returning(['id', 'code_mac'])
    .executeTakeFirst()
}

/** The code that is there, whether or not it may still be tried. */
export function findCode(db: Db, key: CodeKey) {
  return db.selectFrom('verify_code').select(['tries', 'expires_at']).where(matches(key)).executeTakeFirst()
}

/** True for one of all callers that use it at the same time. */
export async function consumeCode(db: Db, id: string, now: Date) {
  const row = await db
    .updateTable('verify_code')
    .set({ consumed_at: now })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The active account whose telephone this is, proven by a code once. */
export function findByPhone(db: Db, phone: string) {
  return db
    .selectFrom('user_account')
    .select(['id', 'pending_generation as generation'])
    .where('phone_e164', '=', phone)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The generation in which a code to this telephone is asked for; 0 for an unknown telephone. */
export async function generationOf(db: Db, phone: string) {
  return (await findByPhone(db, phone))?.generation ?? 0
}

function matches({ purpose, target, holder }: CodeKey) {
  return sql<boolean>`purpose = ${purpose} and target = ${target} and holder = ${holder} and consumed_at is null`
}
