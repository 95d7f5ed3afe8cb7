import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { examineDatabase } from './examine-query.ts'
import { migrate } from './migrate.ts'
import { createPool, type DatabaseAddress } from './pool.ts'
import { restrictDatabase } from './restrict.ts'
import { createTransact, type Transact } from './tx.ts'

/** `leave` tells the next process on the same data that this one is on its way out. */
export type OpenDatabase = {
  tx: Transact
  address: DatabaseAddress
  pool: Pool
  leave?: () => void
  close(): Promise<void>
}

/** The embedded database, or the one that DATABASE_URL names; migrated, and ready for requests. */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const source =
    config.databaseUrl === null
      ? await startEmbedded({ folder: config.dataFolder, log })
      : { address: { connectionString: config.databaseUrl }, leave: () => {}, stop: async () => {} }
  const pool = createPool(source.address, { log })
  const close = async () => {
    await pool.end()
    await source.stop()
  }
  try {
    await examineDatabase(pool)
    await migrate(pool)
    await restrictDatabase(pool, log)
    return { tx: createTransact(pool), address: source.address, pool, leave: source.leave, close }
  } catch (error) {
    await close()
    throw error
  }
}
