import { channel } from 'node:diagnostics_channel'
import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { startServer, type RunningServer } from '../composition/server.ts'
import { must } from '../foundation/process/error/must.ts'
import { createHashing, type Hashing } from '../identity/hashing/hashing.ts'
import { createClient } from './client.ts'
import { runSql, seededName, templateName, testCluster } from './cluster.ts'
import { createGiven } from './given.ts'
import { takeDatabase } from './kept-database.ts'
import { openTestDatabase } from './open-database.ts'
import { readHere } from './read-here.ts'
import { removeFolder } from './remove-folder.ts'
import { cheap, password, testConfig } from './test-config.ts'
import type { OfOneProcess, TestServerOptions } from './test-server-options.ts'

const silent = pino({ level: 'silent' })

/** The runner of the tests counts what each file costs (importmap/src/jest/costs.mjs). */
const started = channel('atrium:test-server')

let threads: Hashing | undefined

/**
 * The threads that hash are the same for all servers of a test process: to start them is half of what a server costs. On
 * a busy machine the product lets fewer wait for them, which is what tests of overload are about.
 */
function sharedHashing(): Hashing {
  threads ??= createHashing({ places: 1000 })
  return { ...threads, stop: async () => {} }
}

/**
 * A real server on a free port, with a database of its own and a demo in it. Call `close` after the tests.
 * `restart` ends it and starts another one on the same data.
 */
export async function startTestServer({
  environment = {},
  log = silent,
  passwordCosts = cheap,
  hashing = sharedHashing(),
  readFile = readHere,
  onStatement,
  clientOf = (client) => client,
  behind,
  demo = 'accounts',
  releases = false,
  tidies = false,
  ...options
}: TestServerOptions = {}) {
  started.publish({})
  const { repositoryFolder, ...outer } = options
  const cluster = testCluster.parse(JSON.parse(process.env.TEST_CLUSTER ?? '{}'))
  const isSeeded = demo === 'accounts' && passwordCosts === cheap && environment.ATRIUM_EDITION === undefined
  const database = await takeDatabase(cluster, isSeeded ? seededName : templateName)
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'atrium-data-'))
  const config = {
    ...testConfig(environment),
    dataFolder,
    ...(repositoryFolder !== undefined && { repositoryFolder }),
  }
  const holding: Error[] = []
  const { address } = database
  const start = ({ repositoryFolder: folder = config.repositoryFolder, ...own }: OfOneProcess = {}) =>
    startServer({
      config: { ...config, repositoryFolder: folder },
      log,
      ...outer,
      passwordCosts,
      hashing,
      readFile,
      demo,
      releases,
      tidies,
      ...own,
      onHolding: (error) => holding.push(error),
      openWith: async () => {
        if (behind !== undefined) return openTestDatabase(await behind(address), { onStatement, isAsUsual: true })
        return onStatement === undefined ? database.open() : openTestDatabase(address, { onStatement })
      },
    })
  // Not kept once it is closed: the files of a run live in one process until its end, and with each its server of 6 MB.
  let open: RunningServer | null = await start()
  let url = open.localUrl
  const services = () => must(open, 'a server that is open').services
  const client = (visitor?: Parameters<typeof createClient>[1]) => clientOf(createClient(url, visitor))
  return {
    config,
    address,
    dataFolder,
    get url() {
      return url
    },
    get services() {
      return services()
    },
    client,
    /** Another process of the same installation; on another machine, which has built something else. */
    startAnother: start,
    given: createGiven({ services, password, client }),
    async restart() {
      await open?.stop()
      open = await start()
      url = open.localUrl
    },
    /** The database lets no client in and drops those that are connected; `mend` opens it again. */
    database: {
      cut: () => {
        database.spoil()
        return runSql(
          cluster.superuser,
          `alter database ${database.name} with allow_connections false;
           select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database.name}'`,
        )
      },
      mend: () => runSql(cluster.superuser, `alter database ${database.name} with allow_connections true`),
    },
    async close() {
      await open?.stop()
      open = null
      await database.giveBack()
      await removeFolder(dataFolder)
      const held = new Set(holding.map(({ message }) => message))
      if (held.size > 0) throw new Error([...held].join('\n'), { cause: holding[0] })
    },
    /** Calls that held a connection while they waited for something else: one fails the test that closes the server. */
    holding,
  }
}

export { password } from './test-config.ts'

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
