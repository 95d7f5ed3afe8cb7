import { chmod, readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { pino } from 'pino'
import { Client } from 'pg'
import { z } from 'zod'
import { startEmbedded, startOverTcp } from '../foundation/db/embedded/embedded.ts'
import { makeRoles, owner } from '../foundation/db/embedded/owner.ts'
import { errorCode } from '../foundation/process/error/error-code.ts'
import { roles } from '../foundation/db/scope.ts'
import { migrate } from '../foundation/db/migrate.ts'
import { createPool, type DatabaseAddress } from '../foundation/db/pool.ts'
import { makeDatabaseFolder } from './database-folder.ts'
import { hearDatabase } from './hear-database.ts'
import { removeFolder } from './remove-folder.ts'
import { asSuperuser } from './superuser.ts'
import { until } from './until.ts'

export const templateName = 'atrium_template'
/** The same with the demo's accounts in it, as a first start leaves it. */
export const seededName = 'atrium_seeded'

/** One database server for a whole test run, with a migrated database that each test server copies. */
export async function startTestCluster(kind: 'embedded' | 'postgres15', given?: string) {
  const source = given === undefined ? await startOwn(kind) : await asOwner({ connectionString: given })
  await makeTemplate(source).catch((error: unknown) => stopAfter(error, source))
  return source
}

/** A database that ended in the middle says so as it is stopped, which explains what failed before. */
async function stopAfter(error: unknown, { stop }: { stop: () => Promise<void> }): Promise<never> {
  await stop().catch((why: unknown) => {
    throw new AggregateError([error, why], String(why))
  })
  throw error
}

/** A server of another party: as on one of our own, the databases belong to an owner without rights beyond them. */
async function asOwner(superuser: { connectionString: string }) {
  const url = new URL(superuser.connectionString)
  Object.assign(url, { username: owner, password })
  await makeRoles(superuser, password)
  return { superuser, address: { connectionString: url.href }, endsWithRun: false, stop: async () => {} }
}

const password = 'a password of the tests'

const objectInUse = '55006'

/** Several workers, each with some servers of twenty connections: never what a test waits or fails for. */
const connections = 300

const clusterAddress = z.union([
  z.object({ connectionString: z.string() }),
  z.object({ host: z.string(), port: z.number(), user: z.string(), database: z.string() }),
])

/**
 * The role that makes and drops databases, and the role that owns them and serves requests: of the run, as TEST_CLUSTER
 * says it. A cluster that ends with the run needs no tidying.
 */
export const testCluster = z.object({
  superuser: clusterAddress,
  address: clusterAddress,
  endsWithRun: z.boolean().default(false),
})
export type TestCluster = z.infer<typeof testCluster>

export async function makeDatabase(
  { superuser }: Pick<TestCluster, 'superuser'>,
  { name, template }: { name: string; template?: string },
) {
  // A copy file by file costs half of one block by block through the log.
  const from = template === undefined ? '' : `template ${template} strategy file_copy`
  await asSuperuser(superuser, `create database ${name} owner ${owner} ${from}`)
  // Each start does the same (foundation/db/restrict.ts).
  await asSuperuser(superuser, `grant create on database ${name} to ${roles.builder}`)
}

/**
 * Clients that are still connected are thrown out. On a busy machine that may take longer than the database waits for
 * it.
 */
export async function dropDatabase({ superuser }: Pick<TestCluster, 'superuser'>, name: string) {
  const drop = () => asSuperuser(superuser, `drop database if exists ${name} with (force)`)
  await until(() => drop().then(() => true, isStillUsed))
}

function isStillUsed(error: unknown) {
  if (errorCode(error) !== objectInUse) throw error
  return false
}

/** The same server, another database of it. */
export function addressOf(address: DatabaseAddress, database: string): DatabaseAddress {
  if (!('connectionString' in address)) return { ...address, database }
  const url = new URL(address.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** The address for a process of its own, which is told no more than DATABASE_URL. */
export function urlOf(address: DatabaseAddress) {
  if ('connectionString' in address) return address.connectionString
  return `postgres://${address.user}@localhost:${address.port}/${address.database}?host=${encodeURIComponent(address.host)}`
}

export async function runSql(address: DatabaseAddress, text: string) {
  const client = new Client(address)
  try {
    await client.connect()
    return await client.query(text)
  } finally {
    await client.end()
  }
}

async function startOwn(kind: 'embedded' | 'postgres15') {
  const folder = await makeDatabaseFolder('test')
  // Databases of single tests borrow the programs in it, under an account that may not be ours.
  await chmod(folder, 0o711)
  const { log, refuseIfEnded } = hearDatabase()
  const database =
    kind === 'embedded'
      ? await startEmbedded({ folder, log, connections })
      : await startOverTcp({ folder, port: await freePort(), password, log, connections })
  await forgoDurability(database.superuser)
  const stop = async () => {
    await database.stop()
    await removeFolder(folder)
    refuseIfEnded()
  }
  const programs = await programsIn(folder)
  if (programs !== undefined) process.env.TEST_DATABASE_PROGRAMS = programs
  return { ...database, endsWithRun: true, stop }
}

/** A test run leaves nothing behind, so no test waits for the disk, and what is deleted may stay where it is. */
async function forgoDurability(address: DatabaseAddress) {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum']) {
    await runSql(address, `alter system set ${setting} = off`)
  }
  await runSql(address, 'select pg_reload_conf()')
}

async function programsIn(folder: string) {
  const [programs] = (await readdir(folder)).filter((name) => name.startsWith('pgbin-'))
  return programs === undefined ? undefined : path.join(folder, programs)
}

async function makeTemplate(cluster: TestCluster) {
  await dropDatabase(cluster, templateName)
  await makeDatabase(cluster, { name: templateName })
  const pool = createPool(addressOf(cluster.address, templateName), { log: pino({ level: 'silent' }), max: 2 })
  await migrate(pool)
  await pool.end()
}

export async function freePort() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}
