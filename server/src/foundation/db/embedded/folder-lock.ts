import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { endsWithLauncher } from '../../process/config/launched.ts'
import { errorCode } from '../../process/error/error-code.ts'
import { isRunning, parentOf, startOf } from './process.ts'

const holder = z.object({
  pid: z.int(),
  startedAt: z.string(),
  token: z.string(),
  /** The process that started it, when it ends with that process. */
  launcher: z.int().optional(),
  isLeaving: z.boolean().optional(),
})
type Holder = z.infer<typeof holder>

/** Says who holds the data folder, and what to do. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

type FolderLock = {
  /** Tells the next process that waiting is worth it. */
  leave: () => void
  release: () => void
}

/** A server may take so long to end: its balancer, what was begun, its database. */
const longestEndMs = 90_000
const askAgainMs = 100
/** Two processes that found the same dead holder look again after this time, so that one of them goes. */
const settleMs = 50

/**
 * Takes the data folder for this process alone. A holder that died without giving it back (kill -9, power cut) is
 * recognised by its process being gone; a holder that is about to end is waited for. Throws FolderInUse.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'server.lock')
  const mine: Holder = {
    pid: process.pid,
    startedAt: startOf(process.pid),
    token: randomBytes(9).toString('hex'),
    ...(endsWithLauncher() && { launcher: process.ppid }),
  }
  const draft = `${file}.${mine.token}`
  await writeFile(draft, JSON.stringify(mine))
  try {
    await take({ file, draft, folder, token: mine.token })
  } finally {
    await rm(draft, { force: true })
  }
  return {
    leave() {
      if (isStill(mine, file)) replace(file, { ...mine, isLeaving: true })
    },
    release() {
      if (isStill(mine, file)) rmSync(file)
    },
  }
}

function isStill({ token }: Holder, file: string) {
  return existsSync(file) && readFileSync(file, 'utf8').includes(token)
}

// Renamed when whole: a lock that is half written would name no owner.
function replace(file: string, mine: Holder) {
  const next = `${file}.${mine.token}`
  writeFileSync(next, JSON.stringify(mine))
  renameSync(next, file)
}

type Attempt = { file: string; draft: string; folder: string; token: string }

async function take(attempt: Attempt) {
  const giveUpAt = performance.now() + longestEndMs
  while (!(await tryTake(attempt))) {
    const current = await readHolder(attempt.file)
    if (current !== null && (!isEnding(current) || performance.now() > giveUpAt)) {
      throw new FolderInUse(
        `Another server (process ${current.pid}) is using ${attempt.folder}. Stop it, or set ATRIUM_DATA_DIR to another folder.`,
      )
    }
    await wait(askAgainMs)
  }
}

async function tryTake({ file, draft, token }: Attempt) {
  if (await tryLink(draft, file)) return true
  const found = await readHolder(file)
  if (found !== null && isAlive(found)) return false
  await moveAside({ file, aside: `${draft}.stale`, dead: found })
  if (!(await tryLink(draft, file))) return false
  await wait(settleMs)
  return (await readHolder(file))?.token === token
}

async function moveAside({ file, aside, dead }: { file: string; aside: string; dead: Holder | null }) {
  await rename(file, aside).catch(() => {}) // Another one was quicker.
  const moved = await readHolder(aside)
  // Another one was quicker still and has taken the lock already: it gets it back.
  if (moved !== null && moved.token !== dead?.token) await tryLink(aside, file)
  await rm(aside, { force: true })
}

// link() fails when the name exists, on every file system that matters, and never shows a half-written file.
async function tryLink(draft: string, file: string) {
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

async function readHolder(file: string): Promise<Holder | null> {
  const text = await readFile(file, 'utf8').catch(() => '')
  try {
    return holder.parse(JSON.parse(text))
  } catch {
    return null // Not a lock of ours: the same as a dead holder.
  }
}

// The same number may belong to a younger process by now.
function isAlive({ pid, startedAt }: Holder) {
  return isRunning(pid) && startOf(pid) === startedAt
}

function isEnding(current: Holder) {
  if (current.isLeaving === true || !isAlive(current)) return true
  return current.launcher !== undefined && parentOf(current.pid) !== current.launcher
}
