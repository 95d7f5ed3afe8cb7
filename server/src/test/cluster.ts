import { pino } from 'pino'
import { z } from 'zod'
import { makeRoles, owner } from '../foundation/db/embedded/owner.ts'
import { errorCode } from '../foundation/process/error/error-code.ts'
import { roles } from '../foundation/db/scope.ts'
import { migrate } from '../foundation/db/migrate.ts'
import { createPool, type DatabaseAddress } from '../foundation/db/pool.ts'
import { password, startOwn } from './own-cluster.ts'
import { asSuperuser } from './superuser.ts'
import { until } from './until.ts'

export { freePort, runSql } from './own-cluster.ts'

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

const objectInUse = '55006'

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

async function makeTemplate(cluster: TestCluster) {
  await dropDatabase(cluster, templateName)
  await makeDatabase(cluster, { name: templateName })
  const pool = createPool(addressOf(cluster.address, templateName), { log: pino({ level: 'silent' }), max: 2 })
  await migrate(pool)
  await pool.end()
}
