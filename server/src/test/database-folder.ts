import { existsSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { isRunning } from '../foundation/db/embedded/process.ts'

const memory = '/dev/shm'
const neededBytes = 4 * 1024 ** 3

/**
 * A new folder for a database that ends with its test. A run makes and removes hundreds of databases of four hundred
 * files each, which takes a disk's file system longer than all that the tests ask of them: they are in memory where it
 * has room.
 */
export function makeDatabaseFolder(kind: string) {
  const parent = isRoomy() ? memory : os.tmpdir()
  removeLeftBehind(parent)
  return mkdtemp(path.join(parent, `atrium-${kind}-${process.pid}-`))
}

function isRoomy() {
  if (!existsSync(memory) || process.availableMemory() < 2 * neededBytes || !mayRunPrograms()) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > neededBytes
}

/** The database's programs lie beside it. */
function mayRunPrograms() {
  const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n')
  const [, , , options] = mounts.map((line) => line.split(' ')).find(([, place]) => place === memory) ?? []
  return options !== undefined && !options.split(',').includes('noexec')
}

/** Removes what the tests of a killed process have left, which takes room. */
export function removeLeftBehind(parent: string) {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^atrium-\w+-(\d+)-\w+$/.exec(name) ?? []
    if (pid !== undefined && !isRunning(Number(pid))) remove(path.join(parent, name))
  }
}

function remove(folder: string) {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // Its database is just ending, or another process removes it: the next one does.
  }
}
