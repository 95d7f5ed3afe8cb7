import type { Logger } from 'pino'
import { daysBefore } from '../../foundation/db/retention-query.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Db, Transact } from '../../foundation/db/tx.ts'
import { startHourly } from '../../foundation/job/hourly.ts'
import { findKeptDays, removeOld, selectKeepers, selectOld } from './queries.ts'

/** Few enough that a batch is done in a moment. */
const batch = 500

type Options = { tx: Transact; now: () => Date; signal: AbortSignal }

/** Removes messages that their enterprise keeps no longer, at the start and then every hour. Any number of processes may do this. */
export function startRemovingOld({ tx, now, log }: Pick<Options, 'tx' | 'now'> & { log: Logger }) {
  const failed = 'messages that are kept no longer could not be removed'
  return startHourly((signal) => removeOldMessages({ tx, now, signal }), { log, failed })
}

/** Batch by batch in transactions of their own: a process that dies in between leaves what the next one finds. */
export async function removeOldMessages({ tx, now, signal }: Options) {
  const failures: unknown[] = []
  for (const entId of await tx(platform, selectKeepers)) {
    // An enterprise whose messages cannot be removed keeps no other one.
    await removeOf(entId, { tx, now, signal }).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some old messages could not be removed')
}

async function removeOf(entId: string, { tx, now, signal }: Options) {
  for (let after = '', isMore = true; isMore && !signal.aborted;) {
    const last = after
    const ids = await tx(platform, async (db) => {
      const old = await oldOf(db, entId, now())
      return old === null ? [] : selectOld(db, { ...old, after: last })
    })
    for (const conversationId of ids) {
      for (let count = batch; count === batch && !signal.aborted;)
        count = await tx(platform, async (db) => {
          const old = await oldOf(db, entId, now())
          return old === null ? 0 : removeOld(db, { ...old, conversationId })
        })
    }
    after = ids.at(-1) ?? ''
    isMore = ids.length === batch
  }
}

/** What is too old now: an administrator who has it kept for longer meanwhile loses no more of it. */
async function oldOf(db: Db, entId: string, now: Date) {
  const days = await findKeptDays(db, entId)
  return days === null ? null : { entId, before: daysBefore(now, days), most: batch }
}
