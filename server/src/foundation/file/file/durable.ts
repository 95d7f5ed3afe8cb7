import { randomBytes } from 'node:crypto'
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

export function randomName() {
  return randomBytes(8).toString('hex')
}

/** A file that could not be written whole is removed, so that it is never read and takes no room. */
export async function writeNew(name: string, all: readonly Buffer[]) {
  const file = await open(name, 'wx', 0o600)
  try {
    await writeAll(file, all)
  } catch (error) {
    // Where even that fails the file goes with the draft.
    await rm(name, { force: true }).catch(() => undefined)
    throw error
  }
}

async function writeAll(file: FileHandle, all: readonly Buffer[]) {
  try {
    for (const bytes of all) await file.appendFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

export function removeFolder(folder: string) {
  return rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

/** Makes a folder whose entry is as durable as what is put into it. */
export async function makeFolder(folder: string) {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made === undefined) return
  for (let at = folder; at.length >= made.length; at = path.dirname(at)) await syncFolder(path.dirname(at))
}

export async function syncFolder(folder: string) {
  // Windows opens no folders; there a rename is durable by itself.
  if (process.platform === 'win32') return
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
