import { mkdir, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { makeDataFolder } from '../../../test/data-folder.ts'
import { runSql } from '../../../test/cluster.ts'
import { startEmbedded } from './embedded.ts'
import { prepareBinaries } from './binaries.ts'
import { copyPrefix } from './plain-programs.ts'

const log = pino({ level: 'silent' })
let folder: string
let remove: () => Promise<void>
beforeEach(async () => {
  const made = await makeDataFolder()
  remove = made.remove
  // What a shell, a URL and a list of PostgreSQL’s take for something else.
  folder = path.join(made.folder, 'it\'s "der" 门户, & $HOME `x` \\n 100%')
  await mkdir(folder)
})
afterEach(() => remove())

test('V10: a database is made, and started again, in a folder whose path a shell would not leave as it is', async () => {
  const first = await startEmbedded({ folder, log })
  await runSql(first.address, 'create table kept (id int); insert into kept values (7)')
  await first.stop()
  const second = await startEmbedded({ folder, log })
  expect((await runSql(second.address, 'select id from kept')).rows).toEqual([{ id: 7 }])
  await second.stop()
  expect(await copies()).toEqual([])
}, 90_000)

test('V10: what a killed process left of its copy of the programs is gone after the next start', async () => {
  const left = path.join(os.tmpdir(), `${await prefix()}killed`)
  await mkdir(path.join(left, 'bin'), { recursive: true })
  const database = await startEmbedded({ folder, log })
  await database.stop()
  const found = await copies()
  await rm(left, { recursive: true, force: true })
  expect(found).toEqual([])
}, 90_000)

async function copies() {
  const ours = await prefix()
  return (await readdir(os.tmpdir())).filter((name) => name.startsWith(ours))
}

async function prefix() {
  return copyPrefix((await prepareBinaries(folder)).folder)
}
