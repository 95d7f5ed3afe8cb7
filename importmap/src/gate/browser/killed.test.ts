import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { processesBelow } from './processes.ts'
import { runFolderPrefix } from './run-in-browser.ts'
import { ran } from './test/given-run.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-killed-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a server that is ended by %s while a parcel counts for ever leaves no process behind',
  async (signal) => {
    const program = new URL('./test/endless-program.ts', import.meta.url).pathname
    const server = spawn(process.execPath, [program, folder], { stdio: 'ignore' })
    const begun = await begunBelow(server.pid ?? 0)
    server.kill(signal)
    await until(async () => (await living(begun)).length === 0)
    expect(await living(begun)).toEqual([])
    // The next run puts away what that one has left.
    expect((await readdir(folder)).filter(isOfRun)).toHaveLength(1)
    expect(await ran({}, { folder })).toEqual([])
    expect((await readdir(folder)).filter(isOfRun)).toEqual([])
  },
  300_000,
)

test('a process that is told to stop ends the browser, and its folder is gone', async () => {
  const stopping = new AbortController()
  // Such as the database of other tests.
  const others = processesBelow(process.pid)
  const run = ran({ mount: 'for(;;);' }, { folder, stopping: stopping.signal })
  const begun = (await begunBelow(process.pid)).filter((pid) => !others.includes(pid))
  stopping.abort()
  expect(await run).toBeNull()
  await until(async () => (await living(begun)).length === 0)
  expect((await readdir(folder)).filter(isOfRun)).toEqual([])
}, 300_000)

const isOfRun = (name: string) => name.startsWith(runFolderPrefix)

/** All that it has started, once its page counts: the process that runs it, the browser, and the processes of that. */
async function begunBelow(pid: number) {
  await until(async () => (await Promise.all(processesBelow(pid).map(countsInPage))).includes(true))
  return processesBelow(pid)
}

const longTicks = 100

/** A page that does nothing but count takes a whole processor: more than any takes to be opened. */
async function countsInPage(pid: number) {
  const [line, stat] = await Promise.all(
    ['cmdline', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  )
  const ticks = Number((stat ?? '').slice((stat ?? '').lastIndexOf(')')).split(' ')[12])
  return (line ?? '').includes('--type=renderer') && ticks > longTicks
}

async function living(pids: readonly number[]) {
  const states = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z')))
  // A process whose end no parent has collected yet has ended all the same.
  return pids.filter((_, index) => !/\) Z/.test(states[index] ?? ''))
}

async function until(holds: () => Promise<boolean>) {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 100))
}
