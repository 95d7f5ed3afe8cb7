import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { startTestCluster } from './cluster.ts'

declare global {
  var stopTestCluster: (() => Promise<void>) | undefined
}

/** Before any server test: one cluster for all of them. ATRIUM_TEST_DATABASE_URL names another one. */
async function startCluster() {
  const wanted = process.env.ATRIUM_TEST_DATABASE_URL
  // The word in place of an address starts the oldest supported PostgreSQL, over TCP and with a password.
  const cluster =
    wanted === 'postgres15' ? await startTestCluster('postgres15') : await startTestCluster('embedded', wanted)
  const { superuser, address, endsWithRun } = cluster
  process.env.TEST_CLUSTER = JSON.stringify({ superuser, address, endsWithRun })
  globalThis.stopTestCluster = cluster.stop
  // It runs in a process of its own: Jest would compile the whole server another time for this one.
  await promisify(execFile)(process.execPath, ['--no-warnings', path.join(import.meta.dirname, 'seed-template.ts')])
}

export default startCluster // oxlint-disable-line import/no-default-export -- Jest takes it from there
