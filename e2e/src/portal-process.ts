import { setTimeout as wait } from 'node:timers/promises'
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { inRepository } from './repository.ts'

export type PortalProcess = {
  url: string
  dataFolder: string
  /** What the server says, codes by SMS among it. */
  outputFile: string
  /** Ends the server as a power cut would. */
  crash(): Promise<void>
  /** Starts it again after that: same data, same address. */
  restart(): Promise<void>
  /** Turns the maintenance switch, unless it stands so, as an operator of the machine does. */
  maintenance(state: 'on' | 'off'): Promise<void>
  stop(): Promise<void>
}

type Options = {
  password: string
  edition?: 'product' | 'developer'
  /** Further settings of the server, by their names. */
  settings?: Record<string, string>
  /** What `prepareData` has made, with the same password. Without it the server makes its database itself. */
  prepared?: string
}

const startLimitMs = 180_000

const newFolder = () => mkdtemp(path.join(os.tmpdir(), 'atrium-story-'))

/** The data folder of a portal that has been started and ended once: a start on a copy takes a quarter of the first. */
export async function prepareData(password: string) {
  const dataFolder = await newFolder()
  const environment = environmentOf(dataFolder, { password })
  const { server } = await start({ PORT: '0', ...environment }, path.join(dataFolder, 'output.txt'))
  await end(server, 'SIGTERM')
  return dataFolder
}

/** A real server of its own, on a free port, with a data folder that goes away with it. */
export async function startPortal(options: Options): Promise<PortalProcess> {
  const dataFolder = await newFolder()
  if (options.prepared !== undefined) await copyData(options.prepared, dataFolder)
  const environment = environmentOf(dataFolder, options)
  const outputFile = path.join(dataFolder, 'output.txt')
  let { server, url } = await start({ PORT: '0', ...environment }, outputFile)
  return { url, dataFolder, outputFile, crash: () => end(server, 'SIGKILL'), restart, maintenance, stop }

  async function restart() {
    const again = await start({ ...environment, PORT: new URL(url).port }, outputFile)
    server = again.server
    url = again.url
  }

  async function maintenance(state: 'on' | 'off') {
    if ((await isUpdating()) === (state === 'on')) return
    await runScript(['maintenance', state], { ATRIUM_DATA_DIR: dataFolder })
    // The server looks at the switch once a second.
    while ((await isUpdating()) !== (state === 'on')) await wait(50)
  }

  async function isUpdating() {
    const response = await fetch(`${url}/sapi/appstore/app/status`)
    return (await response.text()).includes('"isSysUpdating":true')
  }

  async function stop() {
    // The database outlives a server that was killed: the next one takes it over, and stops it with itself.
    if (hasEnded(server)) await restart()
    await end(server, 'SIGTERM')
    await rm(dataFolder, { recursive: true, force: true })
  }
}

function environmentOf(dataFolder: string, { password, edition = 'product', settings = {} }: Options) {
  return {
    ATRIUM_DATA_DIR: dataFolder,
    ATRIUM_DEMO_PASSWORD: password,
    ATRIUM_EDITION: edition,
    // The identity provider of a story stands beside the portal.
    ATRIUM_ALLOW_LOOPBACK: '1',
    // Not for each version that a story uploads.
    ATRIUM_CHROMIUM: 'off',
    ATRIUM_MESSENGERS: 'fake',
    ...settings,
  }
}

// With the owners of the files: the database belongs to an account of its own where we are root.
const copyData = (from: string, to: string) => promisify(execFile)('cp', ['-a', `${from}/.`, to])

/** Runs one of the npm scripts and waits for its end. */
export async function runScript(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const runner = inRepository('importmap/bin/run.cjs')
  const child = spawn(process.execPath, [runner, ...args], { ...spawning(environment), stdio: 'ignore' })
  const code = await exitOf(child)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
}

async function start(environment: NodeJS.ProcessEnv, outputFile: string) {
  const args = ['--disable-warning=ExperimentalWarning', inRepository('server/src/main.ts'), '--end-with-launcher']
  const server = spawn(process.execPath, args, { ...spawning(environment), stdio: ['ignore', 'pipe', 'pipe'] })
  server.stdout.on('data', (chunk: Buffer) => appendFileSync(outputFile, chunk))
  return { server, url: await addressOf(server, environment.ATRIUM_BASE_URL) }
}

function spawning(environment: NodeJS.ProcessEnv) {
  return {
    cwd: inRepository(),
    env: { ...withoutSettings(process.env), HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...environment },
  }
}

// A setting of the shell that the stories were started from must not reach their servers.
function withoutSettings(environment: NodeJS.ProcessEnv) {
  const isSetting = (name: string) => name.startsWith('ATRIUM_') || name === 'DATABASE_URL' || name === 'NODE_ENV'
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isSetting(name)))
}

/** The address that the server prints once it listens; what it said when it does not. */
function addressOf(server: ChildProcess, named: string | undefined) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let said = ''
  const timer = setTimeout(() => reject(new Error(`The server did not start in time. It said:\n${said}`)), startLimitMs)
  const listen = (chunk: Buffer) => {
    said += chunk.toString()
    const port = /^Atrium\s+https?:\/\/[^:\s]+:(\d+)/m.exec(said)?.[1]
    if (port) resolve(named ?? `http://127.0.0.1:${port}`)
  }
  server.stdout?.on('data', listen)
  server.stderr?.on('data', listen)
  server.once('exit', (code) => reject(new Error(`The server ended with ${code}. It said:\n${said}`)))
  return promise.finally(() => clearTimeout(timer))
}

async function end(server: ChildProcess, signal: NodeJS.Signals) {
  const ended = exitOf(server)
  server.kill(signal)
  await ended
}

function exitOf(child: ChildProcess) {
  if (hasEnded(child)) return child.exitCode
  return new Promise<number | null>((resolve) => child.once('exit', resolve))
}

function hasEnded({ exitCode, signalCode }: ChildProcess) {
  return exitCode !== null || signalCode !== null
}
