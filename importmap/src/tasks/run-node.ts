import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { delimiter } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { inRepository, repository } from '../repository.ts'
import { endedBy } from './interrupt.ts'
import { programStarted } from './processor.ts'

/**
 * `niceness`: how much further than we the program lets others go first; what it starts does the same. `onOutput` hears what
 * it writes into pipes.
 */
export type RunOptions = SpawnOptions & { niceness?: number; onOutput?: (chunk: Buffer) => void }

/** For the rest of the output of a program that has ended: one that it has started may hold its pipes. */
const restMs = 1000

/** Runs this same Node on a file of the repository with the terminal as its own; answers the exit code. */
export function runNode(args: readonly string[], options: RunOptions = {}) {
  return run(process.execPath, args, options)
}

const endsWithUs = `--import=${pathToFileURL(inRepository('importmap/src/jest/end-with-parent.mjs')).href}`

/** The same with a tool that runs tests: it ends with its workers also where this process is killed. */
export function runTool(args: readonly string[], options: RunOptions = {}) {
  return runNode([endsWithUs, ...args], options)
}

const programs = new Set<ChildProcess>()

/** Ends at once what runs. */
export function killPrograms() {
  for (const program of programs) program.kill('SIGKILL')
}

/** Runs a program to its end and answers the exit code; signals that reach us reach it too. */
export async function run(program: string, args: readonly string[], how: RunOptions = {}) {
  const { niceness = 0, onOutput, ...options } = how
  if (endedBy() !== null) throw new Error(`${endedBy()} has ended the run`)
  const ended = programStarted()
  const child = spawn(program, args, {
    cwd: repository,
    stdio: 'inherit',
    ...options,
    env: childEnvironment(options.env),
  })
  if (child.pid !== undefined && niceness > 0) setPriority(child.pid, behind(niceness))
  programs.add(child)
  if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput)
  const isWritten = new Promise((resolve) => child.once('close', resolve))
  const pass = (signal: NodeJS.Signals) => child.kill(signal)
  // A terminal sends Ctrl-C to the whole group; the others arrive here alone.
  const ignore = () => undefined
  process
    .on('SIGTERM', pass)
    .on('SIGHUP', pass)
    .on('SIGINT', process.stdin.isTTY ? ignore : pass)
  return new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      ended()
      programs.delete(child)
      process.off('SIGTERM', pass).off('SIGHUP', pass).off('SIGINT', ignore).off('SIGINT', pass)
      const status = code ?? 128 + constants.signals[signal ?? 'SIGKILL']
      void Promise.race([isWritten, wait(restMs, undefined, { ref: false })]).then(() => resolve(status))
    })
  })
}

function behind(niceness: number) {
  return Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW)
}

/** The environment of everything that we start: the pinned Node first, compiled code kept between runs. */
export function childEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: [inRepository('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
    NODE_COMPILE_CACHE: inRepository('.cache/compile'),
    ...extra,
  }
}
