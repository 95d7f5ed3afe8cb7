import { spawn, type ChildProcess } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { limits } from './limits.ts'
import { programOf } from './program.ts'
import type { Source } from './source.ts'
import type { Answered, ReadRequest, Task, ProcessMessage } from './thread-words.ts'

type Options = {
  source: Source
  stopping: AbortSignal
  /** How long it may take with all that it waits for. */
  patienceMs?: number
}

/**
 * The process may read no file and start nothing but its thread, which `--permission` enforces; its program is sent to
 * it.
 */
const flags = ['--permission', '--allow-worker', '--no-warnings', '--input-type=commonjs', '--eval']

/**
 * Reads a file of strangers in a process of its own, which may read nothing else, and start nothing but its thread:
 * whatever a file does to its reader, this process is not touched. Null when this one ends meanwhile. Throws what is
 * not the file's fault: a store that fails or takes too long, a reader that another process has ended.
 */
export async function readInProcess<Facts, Refusal extends string>(
  task: Task,
  { source, stopping, patienceMs = limits.patienceMs }: Options,
): Promise<Answered<Facts, Refusal> | null> {
  const program = await programOf(task.worker)
  if (stopping.aborted) return null
  const child = spawn(process.execPath, [...flags, program.process], {
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const done = Promise.withResolvers<Answered<Facts, Refusal> | null>()
  child.on('message', (words: ReadRequest | Answered<Facts, Refusal>) => {
    if (words.kind !== 'read') return done.resolve(words)
    void hand(words, child, source).catch(done.reject)
  })
  child.on('error', done.reject)
  child.on('exit', (exitCode, signal) => done.reject(new Error(`the reader ended: ${signal ?? exitCode}`)))
  const leave = () => done.resolve(null)
  stopping.addEventListener('abort', leave, { once: true })
  const patience = setTimeout(() => done.reject(new Error('the file could not be read in time')), patienceMs)
  try {
    tell(child, { kind: 'task', task, program: program.thread })
    void takeFirst(child)
    return await done.promise
  } finally {
    clearTimeout(patience)
    stopping.removeEventListener('abort', leave)
    child.kill('SIGKILL')
  }
}

async function hand({ at, length }: ReadRequest, child: ChildProcess, source: Source) {
  tell(child, { kind: 'bytes', bytes: await source.read(at, length) })
}

function tell(child: ChildProcess, words: ProcessMessage) {
  if (child.connected) child.send(words)
}

/** How a file of strangers is read, wherever that is done. */
export type ReadFile = typeof readInProcess

/** Where memory is short all the same, Linux ends this one before any other (proc_pid_oom_score_adj(5)). */
async function takeFirst({ pid }: ChildProcess) {
  if (process.platform !== 'linux') return
  // One that has ended already has no such file, and a machine that allows it to no process is none to refuse packages
  // on.
  await writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined)
}

declare module '../../call/context/services.ts' {
  interface Services {
    /** Reads a file of strangers, apart from this process. */
    readFile: ReadFile
  }
}
