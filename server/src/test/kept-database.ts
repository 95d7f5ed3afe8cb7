import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseAddress } from '../foundation/db/pool.ts'
import { countConnected, makeAsNew, originOf, type Origin } from './as-new.ts'
import { addressOf, dropDatabase, makeDatabase, type TestCluster } from './cluster.ts'
import { lend, openTestDatabase, type TestConnections } from './open-database.ts'
import { connectAsSuperuser, endSuperuser, type Superuser } from './superuser.ts'

type Kept = {
  name: string
  template: string
  address: DatabaseAddress
  connections: TestConnections
  superuser: Superuser
  origin: Origin
}

/** The databases that wait for the next server of this process. */
const free: Kept[] = []

/**
 * A database with what its template has. Where a server before has left one, that one is taken, with its connections,
 * which know its tables already: a new one, and eight connections that learn them, cost 0.2 s of a processor.
 */
export async function takeDatabase(cluster: TestCluster, template: string) {
  const kept = (await takeFree(cluster, template)) ?? (await make(cluster, template))
  const { name, address, connections } = kept
  let isLent = false
  let isCut = false
  return {
    name,
    address,
    /** For one server at a time; another one at work on it has connections of its own, as another process would. */
    open(): TestConnections | Promise<TestConnections> {
      if (isLent) return openTestDatabase(address)
      isLent = true
      return lend(connections, () => (isLent = false))
    },
    /** No later test gets it. */
    spoil: () => (isCut = true),
    async giveBack() {
      if (isCut || isLent || !cluster.endsWithRun) return discard(cluster, kept)
      free.push(kept)
    },
  }
}

async function takeFree(cluster: TestCluster, template: string): Promise<Kept | undefined> {
  const at = free.findLastIndex((one) => one.template === template)
  if (at === -1) return undefined
  const [one] = free.splice(at, 1) as [Kept] // It was found there.
  if (await makeNew(one).catch(() => false)) return one
  await discard(cluster, one)
  return takeFree(cluster, template)
}

async function make(cluster: TestCluster, template: string): Promise<Kept> {
  const name = `t_${randomBytes(6).toString('hex')}`
  await makeDatabase(cluster, { name, template })
  const address = addressOf(cluster.address, name)
  const connections = await openTestDatabase(address)
  const superuser = await connectAsSuperuser(addressOf(cluster.superuser, name))
  return { name, template, address, connections, superuser, origin: await originOf(superuser) }
}

/** False where more than its rows would have to be restored. */
async function makeNew({ superuser, origin, connections }: Kept) {
  // A client that has just been told to end, or has left without a word, is gone a little later.
  for (let looked = 0; (await countConnected(superuser)) !== connections.pool.totalCount; looked += 1) {
    if (looked === 100) return false
    await wait(10)
  }
  return makeAsNew(superuser, origin)
}

async function discard(cluster: TestCluster, { name, connections, superuser }: Kept) {
  await Promise.all([connections.close(), superuser.end()])
  await dropDatabase(cluster, name)
}

declare global {
  var leaveTestDatabases: (() => Promise<void>) | undefined
}

/** For a run in one process alone, which goes on to end the cluster. A worker has no process to tell: it just ends. */
globalThis.leaveTestDatabases = async () => {
  const all = free.splice(0).flatMap(({ connections, superuser }) => [connections.close(), superuser.end()])
  await Promise.all([...all, endSuperuser()])
}
