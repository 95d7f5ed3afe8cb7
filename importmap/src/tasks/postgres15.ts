import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '../../../server/src/config.ts'
import { startOverTcp } from '../../../server/src/db/embedded/embedded.ts'
import { createLog } from '../../../server/src/log.ts'

/** Runs something against the oldest PostgreSQL that is supported, as a server over TCP that asks for a password. */
export async function withPostgres15<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'atrium-postgres15-'))
  const password = randomBytes(12).toString('hex')
  const port = await freePort()
  const log = createLog(readConfig({ LOG_LEVEL: 'error' }))
  const database = await startOverTcp({ folder, port, password, log })
  try {
    return await work(`postgres://atrium:${password}@127.0.0.1:${port}/postgres`)
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function freePort() {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const server = createServer().on('error', reject)
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() =>
      typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port is free')),
    )
  })
  return promise
}
