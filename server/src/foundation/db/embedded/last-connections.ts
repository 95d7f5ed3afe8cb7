import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { DatabaseAddress } from '../pool.ts'

const longestMs = 5000
const askAgainMs = 10

/**
 * Waits until no client is connected any more. A client that says goodbye is gone only once PostgreSQL has read it, and
 * a client that is told to end first would log an error at every orderly end.
 */
export async function untilNobodyConnected(superuser: DatabaseAddress) {
  const client = new Client({ ...superuser, connectionTimeoutMillis: longestMs, query_timeout: longestMs })
  client.on('error', () => {}) // Its query fails and says why.
  try {
    await client.connect()
    for (const giveUpAt = performance.now() + longestMs; performance.now() < giveUpAt; await wait(askAgainMs)) {
      const { rows } = await client.query<{ others: number }>(othersText)
      if (rows[0]?.others === 0) return
    }
  } catch {
    // It does not answer, so there is no connection to close in order.
  } finally {
    await client.end().catch(() => {})
  }
}

const othersText = `
select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
