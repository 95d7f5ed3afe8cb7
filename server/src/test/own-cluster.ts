import { chmod, readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { Client } from 'pg'
import { startEmbedded, startOverTcp } from '../foundation/db/embedded/embedded.ts'
import type { DatabaseAddress } from '../foundation/db/pool.ts'
import { makeDatabaseFolder } from './database-folder.ts'
import { hearDatabase } from './hear-database.ts'
import { removeFolder } from './remove-folder.ts'

export const password = 'a password of the tests'

/** Several workers, each with some servers of twenty connections: never what a test waits or fails for. */
const connections = 300

/** A database server of the run's own, in a folder that is removed with it. */
export async function startOwn(kind: 'embedded' | 'postgres15') {
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

export async function runSql(address: DatabaseAddress, text: string) {
  const client = new Client(address)
  try {
    await client.connect()
    return await client.query(text)
  } finally {
    await client.end()
  }
}

export async function freePort() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}
