import { mkdir } from 'node:fs/promises'
import { Client } from 'pg'
import type { Logger } from 'pino'
import type { DatabaseAddress } from '../pool.ts'
import { embeddedPackage, prepareBinaries } from './binaries.ts'
import { prepareCluster, superuser, type Cluster } from './cluster.ts'
import { lockFolder } from './folder-lock.ts'
import { untilNobodyConnected } from './last-connections.ts'
import { owner, prepareOwner } from './owner.ts'
import { startPostmaster } from './postmaster.ts'
import { findPrivilege } from './privilege.ts'
import { prepareSocketFolder } from './socket-folder.ts'

/** `address` is the owner's, whom the server connects as. */
type EmbeddedDatabase = {
  address: DatabaseAddress
  superuser: DatabaseAddress
  leave: () => void
  stop(): Promise<void>
}

const port = 5432

/**
 * A real PostgreSQL of our own, in the data folder, behind a unix socket that only its owner may open.
 * Throws FolderInUse when another server holds the folder.
 */
export async function startEmbedded({ folder, log, connections }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const lock = await lockFolder(folder)
  try {
    const cluster = await describeCluster(folder)
    const pgdata = await prepareCluster(cluster)
    const host = await prepareSocketFolder(folder, cluster.privilege.account)
    const address = { host, port, user: owner, database: 'postgres' }
    const above = { ...address, user: superuser }
    const settings = {
      ...frugalFor(connections),
      // Memory without data costs nothing: a small portal stays small, and a million accounts are not read anew for
      // each list.
      shared_buffers: '256MB',
      wal_buffers: '2MB',
      // What the system has read already is copied in a moment: asking another process costs more time, and three of
      // them more memory.
      io_method: 'sync',
      listen_addresses: '',
      unix_socket_directories: host,
      unix_socket_permissions: '0700',
      port: String(port),
    }
    const postmaster = await startPostmaster({ cluster, pgdata, settings, log, probe: () => probe(above) })
    await prepareOwner(above).catch(async (error: unknown) => {
      await postmaster.stop()
      throw error
    })
    const stop = async () => {
      await untilNobodyConnected(above)
      await postmaster.stop().finally(lock.release)
    }
    return { address, superuser: above, leave: lock.leave, stop }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** `connections`: how many the database allows; a test run has many servers at one. */
type EmbeddedOptions = { folder: string; log: Logger; connections?: number }
type TcpOptions = EmbeddedOptions & { port: number; password: string }

/** The same server as others run it: the oldest version supported, over TCP, asking for a password. For tests. */
export async function startOverTcp({
  folder,
  port,
  password,
  log,
  connections,
}: TcpOptions): Promise<EmbeddedDatabase> {
  const lock = await lockFolder(folder)
  const cluster = await describeCluster(folder, embeddedPackage('postgres15'))
  const pgdata = await prepareCluster(cluster, password)
  const host = await prepareSocketFolder(folder, cluster.privilege.account)
  const as = (user: string) => ({
    connectionString: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
  })
  const settings = {
    ...frugalFor(connections),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: host,
    port: String(port),
  }
  const postmaster = await startPostmaster({ cluster, pgdata, settings, log, probe: () => probe(as(superuser)) })
  await prepareOwner(as(superuser), password)
  const stop = () => postmaster.stop().finally(lock.release)
  return { address: as(owner), superuser: as(superuser), leave: lock.leave, stop }
}

/** Little memory at rest; what protects data (fsync, full_page_writes) stays as PostgreSQL has it. */
function frugalFor(connections = 60) {
  return {
    max_connections: String(connections),
    shared_buffers: '64MB',
    jit: 'off',
    max_wal_size: '512MB',
    // PostgreSQL tells a refusal to the client that asked; a line about it would hold what is in the row.
    log_min_messages: 'log',
    log_line_prefix: '',
    timezone: 'UTC',
    max_worker_processes: '4',
    // A dump locks every table, and each enterprise has some of its own for records.
    max_locks_per_transaction: '512',
  }
}

async function describeCluster(folder: string, packageName?: string): Promise<Cluster> {
  await mkdir(folder, { recursive: true })
  const [binaries, privilege] = await Promise.all([prepareBinaries(folder, packageName), findPrivilege(folder)])
  return { folder, binaries, privilege }
}

async function probe(address: DatabaseAddress) {
  const client = new Client({ ...address, connectionTimeoutMillis: 2000 })
  client.on('error', () => {}) // The probe's failure is reported by the call below.
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end().catch(() => {})
  }
}
