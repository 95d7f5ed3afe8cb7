import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { errorCode } from '../../error/error-code.ts'
import { isRunning, startOf } from './process.ts'

const holder = z.object({ pid: z.int(), startedAt: z.string(), token: z.string() })
type Holder = z.infer<typeof holder>

/** Says who holds the data folder, and what to do. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/**
 * Takes the data folder for this process alone; answers how to give it back. A holder that died without
 * giving it back (kill -9, power cut) is recognised by its process being gone. Throws FolderInUse.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'server.lock')
  const mine = { pid: process.pid, startedAt: startOf(process.pid), token: randomBytes(9).toString('hex') }
  const draft = `${file}.${mine.token}`
  await writeFile(draft, JSON.stringify(mine))
  try {
    await take({ file, draft, folder })
  } finally {
    await rm(draft, { force: true })
  }
  const release = () => {
    if (readFileSync(file, 'utf8').includes(mine.token)) rmSync(file)
  }
  return release
}

type Attempt = { file: string; draft: string; folder: string }

async function take({ file, draft, folder }: Attempt) {
  for (let tries = 0; tries < 5; tries += 1) {
    if (await tryLink(draft, file)) return
    const current = await readHolder(file)
    if (current !== null && isAlive(current)) {
      throw new FolderInUse(
        `Another server (process ${current.pid}) is using ${folder}. Stop it, or set ATRIUM_DATA_DIR to another folder.`,
      )
    }
    // Moved aside first: of two servers that find the same dead holder, only one moves it.
    await rename(file, `${draft}.stale`).catch(() => {})
    await rm(`${draft}.stale`, { force: true })
  }
  throw new FolderInUse(`The lock ${file} changes hands too fast. Start one server at a time.`)
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
