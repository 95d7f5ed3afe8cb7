import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg'
import { isOfConnection, silence } from './silence.ts'

const lookEveryMs = 250

/** Whether the database answers on a connection of its own. A refusal is an answer, too. */
export async function isAnswered(config: ClientConfig, limitMs: number) {
  const client = new Client({ ...config, connectionTimeoutMillis: 0 })
  client.on('error', () => {})
  let leftMs = limitMs
  const end = () => {
    leftMs -= lookEveryMs
    if (leftMs <= 0) client.connection.stream.destroy(silence())
  }
  // The time counts while this process is awake; what has arrived meanwhile is read first.
  const limit = setInterval(() => setImmediate(end), lookEveryMs)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return !isOfConnection(error)
  } finally {
    clearInterval(limit)
    client.connection.stream.destroy()
  }
}

/**
 * Cuts the connections of a pool whose work has no limit of its own, once a new connection is not answered in time.
 * What the work says of a cut connection depends on the work: `isCut` says why it failed.
 */
export function cutWhenSilent(pool: Pool, { everyMs, limitMs }: { everyMs: number; limitMs: number }) {
  const open = new Set<PoolClient>()
  pool.on('connect', (client) => open.add(client))
  pool.on('remove', (client) => open.delete(client))
  let isOver = false
  let isCut = false
  async function watch() {
    while (!isOver) {
      await pause(everyMs, undefined, { ref: false })
      if (isOver || (await isAnswered(pool.options, limitMs))) continue
      isCut = true
      for (const client of open) client.connection.stream.destroy(silence())
    }
  }
  void watch()
  return { end: () => void (isOver = true), isCut: () => isCut }
}
