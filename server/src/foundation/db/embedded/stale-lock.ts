import { open, readFile, readlink, realpath } from 'node:fs/promises'
import path from 'node:path'
import { isRunning, programOf } from './process.ts'

/** The process of the server that runs on this data; null when there is none. */
export async function postmasterOf(pgdata: string) {
  const pid = pidIn(await readFile(path.join(pgdata, 'postmaster.pid'), 'utf8').catch(() => ''))
  return pid !== null && (await isPostmaster(pid, pgdata)) ? pid : null
}

/**
 * PostgreSQL believes in the server that its lock files name as long as any process has that number. That may be a
 * killed process that no parent collects (a zombie), or another process after a container has started anew. In such a
 * file the number is replaced by ours, which PostgreSQL knows as its parent’s and so ignores. The rest stays: by it
 * PostgreSQL makes sure that no process of the old server still writes.
 */
export async function disownLocks(pgdata: string, socket: string) {
  for (const file of [path.join(pgdata, 'postmaster.pid'), `${socket}.lock`]) {
    const text = await readFile(file, 'utf8').catch(() => '')
    const pid = pidIn(text)
    if (pid !== null && !(await isPostmaster(pid, pgdata))) await replaceFirstLine(file, text)
  }
}

// In one write and never shorter than before: a file cut short would be refused for good. As root it stays PostgreSQL’s.
async function replaceFirstLine(file: string, text: string) {
  const [first = ''] = text.split('\n', 1)
  const handle = await open(file, 'r+')
  try {
    await handle.write(String(process.pid).padStart(first.length) + text.slice(first.length), 0)
  } finally {
    await handle.close()
  }
}

function pidIn(text: string) {
  const pid = Number.parseInt(text, 10)
  return pid > 0 ? pid : null
}

/** A postmaster works in its data folder, by which it is told from those of others. */
async function isPostmaster(pid: number, pgdata: string) {
  if (!isRunning(pid) || !['postgres', null].includes(programOf(pid))) return false
  const workFolder = await readlink(`/proc/${pid}/cwd`).catch(() => null) // No /proc here, or another account’s.
  return workFolder === null || workFolder === (await realpath(pgdata))
}
