import { Pool, types, type PoolClient, type PoolConfig } from 'pg'
import type { Logger } from 'pino'

/** How to reach the database: a URL, or the socket folder of the embedded server. */
export type DatabaseAddress =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string }

type Options = { log: Logger; max?: number; connectMs?: number }

export function createPool(address: DatabaseAddress, { log, max = 20, connectMs = 5000 }: Options) {
  const limits = { ...poolLimits, connectionTimeoutMillis: connectMs }
  const pool = new Pool({ ...address, ...limits, max, types: { getTypeParser } })
  // Without a listener, a server that stops under an idle connection would end this process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  // The same for one that a transaction holds: its next query fails and says why.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Once aborted, whatever waits for an answer on these connections fails at once, and so does what is asked later. */
export function cutOnAbort(pool: Pool, signal: AbortSignal) {
  const open = new Set<PoolClient>()
  const cutAll = () => open.forEach((client) => client.connection.stream.destroy())
  pool.on('connect', (client) => {
    open.add(client)
    if (signal.aborted) cutAll()
  })
  pool.on('remove', (client) => open.delete(client))
  signal.addEventListener('abort', cutAll, { once: true })
}

const poolLimits: PoolConfig = {
  // Keeps a firewall from forgetting a quiet connection, and notices a host that is gone.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  // The beginning of a transaction and its first query travel together.
  pipeline: true,
  idleTimeoutMillis: 30_000,
  // Connections that touched many tables keep their catalogue in memory.
  maxLifetimeSeconds: 1800,
  application_name: 'atrium',
}

const int8 = types.builtins.INT8

// Counts come as int8; all of ours are far below 2^53.
const getTypeParser: typeof types.getTypeParser = (oid, format) =>
  oid === int8 ? (text: string) => Number(text) : types.getTypeParser(oid, format)
