import type { Pool, PoolClient } from 'pg'
import { pino } from 'pino'
import { createPool, type DatabaseAddress } from '../foundation/db/pool.ts'
import { restrictDatabase } from '../foundation/db/restrict.ts'
import { createTransact } from '../foundation/db/tx.ts'
import { noteStatement } from './asked-statements.ts'
import { until } from './until.ts'

const silent = pino({ level: 'silent' })

/** Fifty at once wait longer on a busy machine than people would. Tests of a bad wire keep the waits of the product. */
const crowdWaits = [60_000, 60_000] as const

/** Hears of every statement, and of what comes of it. */
export type OnStatement = (text: string, answered: Promise<{ rowCount: number | null }>) => void

type Opening = { onStatement?: OnStatement; isAsUsual?: boolean }

/** The database of a test server. The statements are noted for the planner. */
export async function openTestDatabase(address: DatabaseAddress, { onStatement, isAsUsual = false }: Opening = {}) {
  const pool = createPool(address, { log: silent, max: 12 })
  // An open connection that is not in use holds up no worker that has nothing left to do.
  pool.options.allowExitOnIdle = true
  pool.on('connect', (client) => {
    listen(client, noteStatement)
    if (onStatement !== undefined) listen(client, onStatement)
  })
  await restrictDatabase(pool, silent)
  const tx = createTransact(pool, isAsUsual ? undefined : crowdWaits)
  return { pool, address, now: () => new Date(), tx, close: () => pool.end() }
}

export type TestConnections = Awaited<ReturnType<typeof openTestDatabase>>

/**
 * The same for one server: once the server has closed it, it asks nothing more, and the connections stay for the next
 * one.
 */
export function lend(kept: TestConnections, onClose: () => void): TestConnections {
  let isOpen = true
  const tx: TestConnections['tx'] = async (scope, work) => {
    if (!isOpen) throw new Error('the server that asks has closed its database')
    return kept.tx(scope, work)
  }
  const close = async () => {
    isOpen = false
    await until(() => isIdle(kept.pool))
    onClose()
  }
  return { ...kept, tx, close }
}

function isIdle({ idleCount, totalCount, waitingCount }: Pool) {
  return idleCount === totalCount && waitingCount === 0
}

function listen(client: PoolClient, onStatement: OnStatement) {
  const query = client.query.bind(client)
  // With a promise or a callback: the caller is answered as before.
  client.query = ((asked: string | { text: string }, ...rest: []) => {
    const answered = query(asked as string, ...rest)
    onStatement(typeof asked === 'string' ? asked : asked.text, answered)
    return answered
  }) as typeof client.query // Two of its many forms, those that are used.
}
