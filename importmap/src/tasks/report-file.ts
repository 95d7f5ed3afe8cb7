import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { inRepository } from '../repository.ts'

/** A fresh place for a tool's report, out of the way of git and of what else runs here. */
export function reportFile(name: string) {
  const file = path.join(ownFolder(), name)
  rmSync(file, { recursive: true, force: true })
  return file
}

/** The same for many reports. */
export function reportFolder(name: string) {
  const folder = reportFile(name)
  mkdirSync(folder)
  return folder
}

let own: string | undefined

function ownFolder() {
  own ??= makeOwnFolder(inRepository('.cache/reports'))
  return own
}

/** A folder for this process alone. What processes have left that are over goes. */
export function makeOwnFolder(parent: string) {
  const mine = path.join(parent, String(process.pid))
  mkdirSync(parent, { recursive: true })
  for (const name of readdirSync(parent)) if (name === String(process.pid) || !isRunning(Number(name))) remove(name)
  mkdirSync(mine)
  return mine

  function remove(name: string) {
    rmSync(path.join(parent, name), { recursive: true, force: true, maxRetries: 3 })
  }
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    // There is none, it is another account's, or the name is that of no process.
    return false
  }
}
