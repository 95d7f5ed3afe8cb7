import type { Logger } from 'pino'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db, Transact } from '../../../foundation/db/tx.ts'
import { startHourly } from '../../../foundation/job/hourly.ts'
import { soundsOf } from '../../../foundation/query/pinyin/sounds.ts'
import { selectUnsaid, storeSaid } from './unsaid-query.ts'

const batch = 500

/**
 * Gives names that are older than search by pinyin what they are found by, at the start and then every hour, which also finds
 * what a process of an older release wrote. What is done stays done whenever it is killed. Any number of processes may.
 */
export function startSaying({ tx, log }: { tx: Transact; log: Logger }) {
  return startHourly((signal) => sayNames({ tx, signal }), { log, failed: 'names could not be prepared for pinyin' })
}

export async function sayNames({ tx, signal }: { tx: Transact; signal: AbortSignal }) {
  for (const table of ['enterprise', 'user_account'] as const)
    for (let count = batch; count === batch && !signal.aborted;) count = await tx(platform, (db) => saySome(db, table))
}

async function saySome(db: Db, table: 'enterprise' | 'user_account') {
  const rows = await selectUnsaid(db, table, batch)
  const said = []
  for (const { id, name, short } of rows)
    said.push({ id, sounds: await soundsOf(name), shortSounds: await soundsOf(short) })
  if (said.length > 0) await storeSaid(db, table, said)
  return rows.length
}
