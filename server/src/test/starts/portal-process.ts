import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import path from 'node:path'
import { readConfig } from '../../foundation/process/config/config.ts'
import { main } from '../child-server.ts'

export type Environment = Record<string, string>
type Options = {
  /** The programs and their arguments; the server itself when nothing is said. */
  command?: readonly string[]
  cwd?: string
  /** As an account that is not root. */
  isOrdinary?: boolean
}

const nobody = 65_534
export const isRoot = process.getuid?.() === 0
export const ordinary = isRoot ? { uid: nobody, gid: nobody } : {}

const usual = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  HOST: '127.0.0.1',
  PORT: '0',
  NODE_COMPILE_CACHE: path.join(readConfig({}).repositoryFolder, '.cache/compile'),
}

/** A portal, or what starts one, as a process of its own; everything that it prints, in order. */
export function startPortal(environment: Environment, { command, cwd, isOrdinary = false }: Options = {}) {
  const [program = process.execPath, ...args] = command ?? [process.execPath, main]
  const child = spawn(program, args, {
    cwd,
    ...(isOrdinary && ordinary),
    env: { ...usual, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += String(chunk)))
  // Not 'close': a database that outlives its server for a moment has the same output.
  const exited = once(child, 'exit')
  return {
    pid: child.pid ?? 0,
    said: () => said,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** The address, once it serves; null when it ended without one. */
    async url() {
      for (;;) {
        const [, port] = /^Atrium\s+http:\/\/\S+?:(\d+)\s/m.exec(said) ?? []
        if (port !== undefined) return `http://127.0.0.1:${port}`
        if (child.exitCode !== null || child.signalCode !== null) return null
        await wait(10)
      }
    },
    async ended() {
      await exited
      return child.exitCode
    },
  }
}

export type PortalProcess = ReturnType<typeof startPortal>

/** The numbers of the processes that a process has started. */
export function childrenOf(pid: number) {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return stdout.split('\n').flatMap((line) => (Number(line) > 0 ? [Number(line)] : []))
}
