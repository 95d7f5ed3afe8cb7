import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { makeDataFolder } from '../../../test/data-folder.ts'
import { addressIn, environmentOf, main, startChild } from '../../../test/child-server.ts'
import { runSql } from '../../../test/cluster.ts'
import { until } from '../../../test/until.ts'
import { startEmbedded } from './embedded.ts'
import { isRunning } from './process.ts'

const log = pino({ level: 'silent' })
let folder: string
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ folder, remove } = await makeDataFolder())
})
afterEach(() => remove())

test('what was written is there after a stop and a new start', async () => {
  const first = await startEmbedded({ folder, log })
  await runSql(first.address, 'create table kept (id int); insert into kept values (7)')
  await first.stop()
  const second = await startEmbedded({ folder, log })
  expect((await runSql(second.address, 'select id from kept')).rows).toEqual([{ id: 7 }])
  await second.stop()
}, 240_000)

test('a second server on the same folder is refused with a sentence', async () => {
  const first = await startEmbedded({ folder, log })
  const askedAt = Date.now()
  await expect(startEmbedded({ folder, log })).rejects.toThrow(`is using ${folder}. Stop it, or set ATRIUM_DATA_DIR`)
  expect(Date.now() - askedAt).toBeLessThan(2000)
  await first.stop()
}, 240_000)

test('a database that was killed comes back by itself, with its data', async () => {
  const database = await startEmbedded({ folder, log })
  await runSql(database.address, 'create table kept (id int); insert into kept values (7)')
  process.kill(await databasePid(), 'SIGKILL')
  expect(await untilAnswered(() => runSql(database.address, 'select id from kept'))).toMatchObject({
    rows: [{ id: 7 }],
  })
  await database.stop()
}, 240_000)

test('after the server was killed the next one starts on the same data', async () => {
  const first = await startChild(folder)
  const pid = await databasePid()
  await first.end('SIGKILL')
  const second = await startChild(folder)
  expect(await second.end('SIGTERM')).toBe(0)
  expect(isRunning(pid)).toBe(false)
}, 240_000)

test.each([
  ['a zombie', makeZombie],
  ['somebody else', async () => ({ pid: process.pid, end: () => {} })],
])(
  'V07: a start after kill -9 of server and database succeeds while the database’s number is that of %s',
  async (_, make) => {
    const first = await startChild(folder)
    const pid = await databasePid()
    // Without this the server’s end would be the signal for its database to end in order.
    first.signal('SIGSTOP')
    process.kill(pid, 'SIGKILL')
    await first.end('SIGKILL')
    await until(() => !isRunning(pid))
    const holder = await make()
    await renameHolder(holder.pid)
    const second = await startChild(folder)
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
    expect(await second.end('SIGTERM')).toBe(0)
    holder.end()
  },
  120_000,
)

test('V07: a start waits for a server whose launcher was killed, and which ends with it', async () => {
  const launcher = spawn('sh', ['-c', '"$0" "$@" & wait', process.execPath, main, '--end-with-launcher'], {
    env: environmentOf(folder, {}),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await addressIn(launcher.stdout)
  launcher.kill('SIGKILL')
  const next = await startChild(folder)
  expect(await next.end('SIGTERM')).toBe(0)
}, 120_000)

test('a folder too deep for a socket works too', async () => {
  const deep = path.join(folder, 'x'.repeat(60), 'y'.repeat(60))
  const database = await startEmbedded({ folder: deep, log })
  expect((await runSql(database.address, 'select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.stop()
}, 240_000)

/** The state of a killed process until its parent collects it; this parent collects no process. */
async function makeZombie() {
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(String(line))
  await until(() => !isRunning(pid))
  return { pid, end: () => parent.kill('SIGKILL') }
}

async function renameHolder(pid: number) {
  for (const file of [path.join(folder, 'pgdata/postmaster.pid'), path.join(folder, 'run/.s.PGSQL.5432.lock')]) {
    const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
    await writeFile(file, [pid, ...rest].join('\n'))
  }
}

async function databasePid() {
  return Number((await readFile(path.join(folder, 'pgdata/postmaster.pid'), 'utf8')).split('\n')[0])
}

async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (const giveUpAt = Date.now() + 30_000; ;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > giveUpAt) throw error
      await wait(50)
    }
  }
}
