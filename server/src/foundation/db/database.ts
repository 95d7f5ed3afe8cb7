import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../process/config/config.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { examineDatabase } from './examine-query.ts'
import { migrate } from './migrate.ts'
import { readClock } from './clock-query.ts'
import { createPool, cutOnAbort, type DatabaseAddress } from './pool.ts'
import { cutWhenSilent } from './probe.ts'
import { silence } from './silence.ts'
import { restrictDatabase } from './restrict.ts'
import { platform } from './scope.ts'
import { createSharedClock } from './shared-clock.ts'
import { createTransact, type Transact } from './tx.ts'
import { startPatienceMs, waitForDatabase } from './wait-for-database.ts'

/** `leave` tells the next process on the same data that this one is on its way out. */
export type OpenDatabase = {
  tx: Transact
  address: DatabaseAddress
  /** The time that all processes on it share. */
  now: () => Date
  pool: Pool
  leave?: () => void
  close(): Promise<void>
}

type Start = {
  log: Logger
  /** Aborted when no caller waits for this start any more: then what it asked the database is given up. */
  starting?: AbortSignal
}

/** The embedded database, or the one that DATABASE_URL names; migrated, and ready for requests. */
export async function openDatabase(config: Config, { log, starting }: Start): Promise<OpenDatabase> {
  const source =
    config.databaseUrl === null
      ? await startEmbedded({ folder: config.dataFolder, log })
      : { address: { connectionString: config.databaseUrl }, leave: () => {}, stop: async () => {} }
  const pool = createPool(source.address, { log })
  if (starting !== undefined) cutOnAbort(pool, starting)
  const close = async () => {
    await pool.end()
    await source.stop()
  }
  try {
    await prepareDatabase(source.address, { log, ...(starting && { starting }) })
    const tx = createTransact(pool)
    const clock = createSharedClock({ ask: () => tx(platform, readClock), log })
    await clock.look()
    const closeAll = async () => {
      clock.stop()
      await close()
    }
    return { tx, address: source.address, now: clock.now, pool, leave: source.leave, close: closeAll }
  } catch (error) {
    await close()
    throw error
  }
}

const waiting =
  'the database is being brought up to date, by this process or another one, or something holds a lock in it'

type Patience = Start & {
  patienceMs?: number
  silenceMs?: number
  /** How long a connection may take to be made, and to be answered. */
  connectMs?: number
}

/**
 * Brings the database up to this code. Another process that does the same is waited for, and so is a database that is
 * silent; not without a word, and not for ever: it may be frozen. Throws what the database says.
 */
export function prepareDatabase(address: DatabaseAddress, patience: Patience) {
  return waitForDatabase(() => prepareOnce(address, patience), patience)
}

async function prepareOnce(
  address: DatabaseAddress,
  { log, starting, patienceMs = startPatienceMs, silenceMs = 5000, connectMs = 5000 }: Patience,
) {
  const pool = createPool(address, { log, max: 2, connectMs })
  // This is not set when connecting: a pooler between us and the database may not know it.
  let told: NodeJS.Timeout | undefined
  pool.on('connect', (client) => {
    // A start that is not answered at all waits for something else, and is told so.
    told ??= setTimeout(() => log.warn(waiting), silenceMs)
    client.query(`set lock_timeout = ${patienceMs}`, () => {})
    // Where its system can tell, the database stops waiting for a lock for a process that has gone.
    client.query('set client_connection_check_interval = 1000', () => {})
  })
  if (starting !== undefined) cutOnAbort(pool, starting)
  const watch = cutWhenSilent(pool, { everyMs: silenceMs, limitMs: 2 * connectMs })
  try {
    await examineDatabase(pool)
    await migrate(pool)
    await restrictDatabase(pool, log)
  } catch (error) {
    throw watch.isCut() ? Object.assign(silence(), { cause: error }) : error
  } finally {
    watch.end()
    clearTimeout(told)
    await pool.end()
  }
}
