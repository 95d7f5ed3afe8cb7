import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { GateFinding } from '@atrium/shared-utility/contract'
import { patienceFor } from './limits.ts'
import { endAll, processesBelow } from './processes.ts'
import type { RunProgress, RunTask, Said, ProcessMessage } from './task.ts'

type Options = {
  /** The folder for what the browser needs while it runs. It makes a folder of its own in it, and removes that. */
  folder: string
  /** A file of the portal by its address, `/assets/…`; null where there is none. */
  read: (url: string) => Promise<Uint8Array | null>
  onProgress: (progress: RunProgress) => void
  stopping: AbortSignal
}

/** The names of such folders begin so: what a killed process has left is known by it. */
export const runFolderPrefix = 'gate-run-'

/** No word of the version: the browser does not run here, or has been ended from outside. */
export class RunBroken extends Error {
  override readonly name = 'RunBroken'
}

// Bundled for teams it is a file beside this one.
const program = new URL(import.meta.url.endsWith('.ts') ? './main.ts' : './gate-run.mjs', import.meta.url)

/**
 * Runs one version of a parcel in a browser, in a process that knows nothing of this one's environment, and that ends with all
 * it has started, whatever becomes of it. Null when this one is to stop meanwhile. Throws RunBroken.
 */
export async function runInBrowser(task: RunTask, { folder, read, onProgress, stopping }: Options) {
  if (stopping.aborted) return null
  const own = await ownFolder(folder)
  const child = fork(program, {
    cwd: own,
    env: { HOME: own, TMPDIR: own, TMP: own, TEMP: own, PATH: process.env.PATH ?? '' },
    execArgv: ['--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const done = Promise.withResolvers<GateFinding[] | null>()
  const broken = (reason: string, cause?: unknown) => done.reject(new RunBroken(reason, { cause }))
  child.on('message', (said: Said) => {
    if (said.kind === 'progress') onProgress(said.progress)
    if (said.kind === 'found') done.resolve(said.findings)
    if (said.kind === 'broken') broken(said.reason)
    if (said.kind === 'read')
      void hand(child, said, read).catch((error: unknown) => broken('a file cannot be read', error))
  })
  child.on('error', (error) => broken('it cannot be started', error))
  child.on('exit', (code, signal) => broken(`it was ended: ${signal ?? code}`))
  const leave = () => done.resolve(null)
  stopping.addEventListener('abort', leave, { once: true })
  // Meanwhile its folder was made.
  if (stopping.aborted) leave()
  const pages = task.manifest.declaration?.routes.length ?? 0
  // The run itself ends before that, and says so.
  const patience = setTimeout(() => broken('it does not end'), patienceFor(pages) + graceMs)
  try {
    tell(child, { kind: 'task', task })
    void takeFirst(child)
    return await done.promise
  } finally {
    clearTimeout(patience)
    stopping.removeEventListener('abort', leave)
    await endWhole(child)
    await rm(own, { recursive: true, force: true, maxRetries: 5 })
    inUse.delete(path.basename(own))
  }
}

const inUse = new Set<string>()

async function ownFolder(folder: string) {
  const name = `${runFolderPrefix}${process.pid}-${randomBytes(6).toString('hex')}`
  inUse.add(name)
  try {
    await sweep(folder)
    await mkdir(path.join(folder, name), { mode: 0o700 })
    return path.join(folder, name)
  } catch (cause) {
    inUse.delete(name)
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new RunBroken(`no folder can be made for it: ${reason}`, { cause })
  }
}

/** Removes what killed processes of this machine have left: in a container the next one has the same number. */
async function sweep(folder: string) {
  const isLeft = (name: string) => !inUse.has(name) && (pidOf(name) === process.pid || !isAlive(pidOf(name)))
  const left = (await readdir(folder)).filter((name) => name.startsWith(runFolderPrefix) && isLeft(name))
  for (const name of left) await rm(path.join(folder, name), { recursive: true, force: true }).catch(() => undefined) // It is of another account.
}

function pidOf(name: string) {
  return Number(/^\d+/.exec(name.slice(runFolderPrefix.length))?.[0] ?? 0)
}

function isAlive(pid: number) {
  try {
    return pid !== 0 && process.kill(pid, 0)
  } catch (error) {
    // Another account's process is alive all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const graceMs = 60_000

async function hand(child: ChildProcess, { id, url }: Extract<Said, { kind: 'read' }>, read: Options['read']) {
  const bytes = await read(url)
  tell(child, { kind: 'bytes', id, bytes })
}

function tell(child: ChildProcess, told: ProcessMessage) {
  if (child.connected) child.send(told)
}

async function endWhole(child: ChildProcess) {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    endAll([...processesBelow(child.pid), child.pid])
    await gone
  }
}

/**
 * Linux ends these processes before any other where memory is short, and they stand back where others want the
 * processor.
 */
async function takeFirst({ pid }: ChildProcess) {
  if (process.platform === 'linux') await writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined)
}
