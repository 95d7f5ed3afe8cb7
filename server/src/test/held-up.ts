import { Client } from 'pg'
import type { TestServer } from './test-server.ts'
import { until } from './until.ts'

const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

type Other = {
  /** What another transaction has locked before the work begins. */
  locks: string
  /** Its work, which it commits as soon as the other work waits for it. */
  does: string
}

/** Work that comes upon another transaction, which is let go once it waits for that one, or is over without having waited. */
export async function heldUp<T>(
  { address }: Pick<TestServer, 'address'>,
  { locks, does }: Other,
  work: () => Promise<T>,
) {
  const other = new Client(address)
  await other.connect()
  try {
    await other.query('begin')
    await other.query(locks)
    let isOver = false
    const working = work().finally(() => {
      isOver = true
    })
    await until(async () => isOver || (await other.query(waiting)).rows.length > 0)
    await other.query(does)
    await other.query('commit')
    return await working
  } finally {
    await other.end()
  }
}
