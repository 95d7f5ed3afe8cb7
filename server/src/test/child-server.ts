import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { readConfig } from '../foundation/process/config/config.ts'

const { repositoryFolder } = readConfig({})

/** The file that is the product, for tests that start it in an unusual way. */
export const main = path.join(repositoryFolder, 'server/src/main.ts')

/** Modules are compiled as for `npm start`: a process that compiles each for itself takes a third longer to start. */
const compiled = path.join(repositoryFolder, '.cache/compile')

export function environmentOf(dataFolder: string, environment: Record<string, string>) {
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    ATRIUM_CHROMIUM: 'off',
    ATRIUM_DATA_DIR: dataFolder,
    LOG_LEVEL: 'silent',
    ...environment,
  }
  return { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, ...settings }
}

/** A start that cannot succeed: how the process ends, and what it says on the way. */
export async function failingChild(dataFolder: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: environmentOf(dataFolder, environment),
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
    killSignal: 'SIGKILL',
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { said, code: z.number().nullable().parse(code) }
}

/** The product itself, as a process of its own on a data folder; answers once it has printed its address. */
export async function startChild(dataFolder: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main], {
    env: environmentOf(dataFolder, environment),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const { url, said } = await addressIn(child.stdout)
  return {
    url,
    /** The output until it served. */
    said,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** Sends a signal and waits for the end; answers the exit code, null when the signal ended it. */
    async end(signal: NodeJS.Signals) {
      child.kill(signal)
      const [code]: unknown[] = await exited
      return code
    },
  }
}

export function addressIn(output: Readable) {
  const { promise, resolve, reject } = Promise.withResolvers<{ url: string; said: string }>()
  let printed = ''
  // The output is read to the end: a server that prints on after its reader has gone would die of it.
  output.on('data', (chunk) => {
    printed += String(chunk)
    const [url] = /http:\/\/\S+/.exec(printed) ?? []
    if (url !== undefined) resolve({ url, said: printed })
  })
  output.once('end', () => reject(new Error(`the server ended before it listened: ${printed}`)))
  return promise
}
