import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { StartRefused } from '../../process/error/start-refused.ts'
import { isRunning } from './process.ts'
import { serverEnvironment, type Cluster } from './cluster.ts'
import { disownLocks, postmasterOf } from './stale-lock.ts'

type Postmaster = { stop(): Promise<void> }

type PostmasterOptions = {
  cluster: Cluster
  pgdata: string
  settings: Record<string, string>
  /** Resolves when the server answers a query, rejects when it does not. */
  probe: () => Promise<void>
  log: Logger
}

/** Starts the server, or takes over one that outlived its parent, and keeps it up until `stop`. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const state: State = { isStopping: false, child: null, exited: Promise.resolve() }
  await adoptOrLaunch(options, state)
  return { stop: () => stop(options, state) }
}

type State = { isStopping: boolean; child: ChildProcess | null; exited: Promise<void> }

/** A start waits so long for every other database, too. */
const startLimitMs = 120_000
const unusualMs = 5000
const longestBackOffMs = 5000
const askAgainMs = 100
const lastWordsMs = 1000
/** What PostgreSQL says while processes of a server that was killed are still on their way out. */
const leftOver = /pre-existing shared memory block|lock file ".*" already exists/

async function adoptOrLaunch(options: PostmasterOptions, state: State) {
  for (const giveUpAt = performance.now() + startLimitMs; ; await wait(askAgainMs)) {
    try {
      if (!(await adopt(options, state))) await launch(options, state)
      return
    } catch (error) {
      const isLeftOver = error instanceof Error && leftOver.test(error.message)
      if (!isLeftOver || performance.now() > giveUpAt) throw error
    }
  }
}

async function launch(options: PostmasterOptions, state: State) {
  const { cluster, pgdata, settings, log } = options
  const program = path.join(cluster.binaries.folder, 'bin', process.platform === 'win32' ? 'postgres.exe' : 'postgres')
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${asSetting(name, value)}`])
  await disownLocks(pgdata, path.join(settings.unix_socket_directories ?? '', `.s.PGSQL.${settings.port}`))
  const wrapped = cluster.privilege.wrap(program, ['-D', pgdata, ...flags], true)
  // Detached: a Ctrl-C in the terminal reaches us alone, and we stop the database last.
  const child = spawn(wrapped.command, wrapped.args, {
    ...cluster.privilege.spawnAs,
    cwd: '/',
    detached: true,
    env: serverEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  child.stderr.on('data', (chunk) => report({ text: String(chunk), lines, log }))
  state.child = child
  state.exited = new Promise((resolve) => child.once('error', () => resolve()).once('exit', () => resolve()))
  const saidAll = new Promise<void>((resolve) => child.once('error', () => resolve()).once('close', () => resolve()))
  await untilReady(options, state, () => child.exitCode !== null || child.signalCode !== null).catch(
    async (error: unknown) => {
      await Promise.race([saidAll, wait(lastWordsMs)])
      throw new StartRefused(refusalOf(lines), { cause: error })
    },
  )
  void keepUp(options, state)
}

// A list: without the quotes a path with a comma would be two.
function asSetting(name: string, value: string) {
  return name === 'unix_socket_directories' ? `"${value.replaceAll('"', '""')}"` : value
}

/** After the database ended by itself (a full disk, kill -9): start it again, waiting longer each time. */
async function keepUp(options: PostmasterOptions, state: State) {
  await state.exited
  for (let backOffMs = 100; !state.isStopping; backOffMs = Math.min(backOffMs * 2, longestBackOffMs)) {
    options.log.error('the embedded database ended; starting it again')
    try {
      await adoptOrLaunch(options, state)
      return
    } catch (error) {
      options.log.error({ err: error }, 'the embedded database did not come back')
      await wait(backOffMs, undefined, { ref: false })
    }
  }
}

/** True when a server of an earlier process still runs on this data and answers. */
async function adopt(options: PostmasterOptions, state: State) {
  const pid = await postmasterOf(options.pgdata)
  if (pid === null) return false
  // It may be on its way down because its parent died: then it is gone soon.
  await untilReady(options, state, () => !isRunning(pid)).catch(() => {})
  if (!isRunning(pid)) return false
  options.log.info({ pid }, 'took over the embedded database of an earlier process')
  state.child = null
  state.exited = watch(pid, state)
  void keepUp(options, state)
  return true
}

async function watch(pid: number, state: State) {
  while (isRunning(pid)) await wait(state.isStopping ? 20 : 500, undefined, { ref: state.isStopping })
}

async function stop({ pgdata }: PostmasterOptions, state: State) {
  state.isStopping = true
  const pid = state.child?.pid ?? (await postmasterOf(pgdata))
  // SIGINT is PostgreSQL's fast stop: open transactions are rolled back, data is written.
  if (pid !== null && isRunning(pid)) process.kill(pid, 'SIGINT')
  await state.exited
}

function refusalOf(lines: readonly string[]) {
  const reason = lines.findLast((line) => /\b(FATAL|PANIC)\b/.test(line)) ?? lines.at(-1) ?? 'it says nothing'
  if (/No space left/.test(lines.join(' ')))
    return 'The disk of the embedded database is full. Make room and start again.'
  return `The embedded database did not start (${reason.trim()}).`
}

async function untilReady({ probe, log }: PostmasterOptions, state: State, hasEnded: () => boolean) {
  const giveUpAt = performance.now() + startLimitMs
  const told = setTimeout(() => log.warn('the embedded database takes long to start; waiting for it'), unusualMs)
  try {
    for (let failure: unknown; ;) {
      if (hasEnded() || state.isStopping || performance.now() > giveUpAt)
        throw new Error('no answer', { cause: failure })
      try {
        return await probe()
      } catch (error) {
        failure = error
        await wait(15)
      }
    }
  } finally {
    clearTimeout(told)
  }
}

function report({ text, lines, log }: { text: string; lines: string[]; log: Logger }) {
  for (const line of text.split('\n').filter((line) => line.trim() !== '')) {
    lines.push(line)
    // The probe asks before the server is ready, and what is left over is waited for: that is no failure.
    if (/\b(FATAL|PANIC)\b/.test(line) && !/starting up|shutting down/.test(line) && !leftOver.test(line))
      log.error({ postgres: line }, 'database')
    else log.debug({ postgres: line }, 'database')
  }
  lines.splice(0, lines.length - 20)
}
