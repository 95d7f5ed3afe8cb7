import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { startOverTcp } from '../../foundation/db/embedded/embedded.ts'
import type { DatabaseAddress } from '../../foundation/db/pool.ts'
import { freePort, runSql } from '../cluster.ts'
import { removeFolder } from '../remove-folder.ts'
import { ordinary } from './portal-process.ts'

/** Where one start is broken: a folder of its own, and a database server that all of them share. */
export type StartMachine = {
  folder: string
  /** A database that is there and empty, as its superuser; the address with which another role enters it. */
  database: () => Promise<{
    superuser: DatabaseAddress
    urlOf: (user: string, password: string) => string
    name: string
  }>
  /** Undoes something when the start has failed. */
  after: (undo: () => unknown) => void
}

const password = 'a password of the starts'

/** Lends a place to each, and ends what they share. */
export async function createPlaces() {
  let shared: ReturnType<typeof startDatabase> | null = null
  let count = 0
  return {
    async lend<T>(work: (place: StartMachine) => Promise<T>) {
      const undone: (() => unknown)[] = []
      const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-start-'))
      await chmod(folder, 0o755)
      const data = path.join(folder, 'data')
      await mkdir(data)
      if (ordinary.uid !== undefined) await chown(data, ordinary.uid, ordinary.gid)
      const place = { folder: data, database, after: (undo: () => unknown) => void undone.unshift(undo) }
      try {
        return await work(place)
      } finally {
        for (const undo of undone) await undo()
        await removeFolder(folder)
      }
    },
    async end() {
      await (await shared)?.stop()
    },
  }

  async function database() {
    const server = await (shared ??= startDatabase())
    const name = `start_${(count += 1)}`
    await runSql(server.superuser, `create database ${name}`)
    const urlOf = (user: string, secret: string) =>
      `postgres://${user}:${encodeURIComponent(secret)}@127.0.0.1:${server.port}/${name}`
    return { superuser: { connectionString: urlOf('atrium', password) }, urlOf, name }
  }
}

async function startDatabase() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-start-'))
  const port = await freePort()
  const server = await startOverTcp({ folder, port, password, log: pino({ level: 'silent' }) })
  const stop = async () => {
    await server.stop()
    await removeFolder(folder)
  }
  return { superuser: server.superuser, port, stop }
}

/** A small disk of its own, for an account that may mount one. */
export function mountDisk(folder: string, sizeMb: number) {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=0700`, 'starts', folder])
  if (status !== 0) throw new Error('mount failed')
  return () => spawnSync('umount', ['-l', folder])
}
