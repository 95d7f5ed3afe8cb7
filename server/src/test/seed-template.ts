import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { startServer } from '../composition/server.ts'
import { createPool } from '../foundation/db/pool.ts'
import { createTransact } from '../foundation/db/tx.ts'
import { addressOf, dropDatabase, makeDatabase, seededName, templateName, testCluster } from './cluster.ts'
import { removeFolder } from './remove-folder.ts'
import { cheap, testConfig } from './test-config.ts'

// Makes a server's first start before a run of tests, once, so that the servers of tests make later ones. It was a
// third of their start.

const cluster = testCluster.parse(JSON.parse(process.env.TEST_CLUSTER ?? '{}'))
const log = pino({ level: 'silent' })
const address = addressOf(cluster.address, seededName)
const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'atrium-data-'))
await dropDatabase(cluster, seededName)
await makeDatabase(cluster, { name: seededName, template: templateName })
const server = await startServer({
  config: { ...testConfig(), dataFolder },
  log,
  demo: 'accounts',
  passwordCosts: cheap,
  releases: false,
  tidies: false,
  openWith: async () => {
    const pool = createPool(address, { log, max: 4 })
    return { pool, address, now: () => new Date(), tx: createTransact(pool), close: () => pool.end() }
  },
})
await server.stop()
await removeFolder(dataFolder)
