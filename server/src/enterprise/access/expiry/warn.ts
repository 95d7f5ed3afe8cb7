import type { Logger } from 'pino'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db, Transact } from '../../../foundation/db/tx.ts'
import { startHourly } from '../../../foundation/job/hourly.ts'
import { enqueue } from '../../../foundation/job/queries.ts'
import { expiryKind } from './notice-job.ts'
import { noteTold, selectAdministratorIds } from './queries.ts'

const batch = 50

/** Tells administrators that the term of their enterprise ends, at the start and then every hour. Any number of processes may. */
export function startWarning({ tx, log }: { tx: Transact; log: Logger }) {
  const failed = 'it could not be told which enterprises are about to expire'
  return startHourly((signal) => warn({ tx, signal }), { log, failed })
}

export async function warn({ tx, signal }: { tx: Transact; signal: AbortSignal }) {
  for (let count = batch; count === batch && !signal.aborted;) count = await tx(platform, warnSome)
}

/** What is noted as told, and the mails that tell it, commit together: no person is told twice or left out. */
async function warnSome(db: Db) {
  const told = await noteTold(db, batch)
  for (const { id: entId, expires_at: endsAt, expiry_told: stage } of told) {
    const at = endsAt?.toISOString() ?? ''
    for (const userId of await selectAdministratorIds(db, entId))
      await enqueue(db, {
        kind: expiryKind,
        key: [entId, at, stage, userId].join(':'),
        payload: { entId, userId, at },
        entId,
        userId,
      })
  }
  return told.length
}
