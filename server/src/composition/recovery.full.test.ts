import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { startChild } from '../test/child-server.ts'
import { createClient } from '../test/client.ts'
import { makeDataFolder } from '../test/data-folder.ts'
import { demoEnvironment as environment, operatorAt } from './test/operator-at.ts'

let folder: string
let remove: () => Promise<void>

beforeEach(async () => {
  ;({ folder, remove } = await makeDataFolder())
})
afterEach(() => remove())

test('a session outlives the server that began it', async () => {
  const first = await startChild(folder, environment)
  const operator = await operatorAt(first.url)
  await first.end('SIGKILL')
  const second = await startChild(folder, environment)
  const again = createClient(second.url)
  for (const [name, value] of operator.cookies) again.cookies.set(name, value)
  expect((await again.tryCall('listEnterprises', {})).status).toBe(200)
  await second.end('SIGTERM')
}, 120_000)

test('V18: a folder copied with `cp -a` while the server is stopped is a whole installation', async () => {
  const first = await startChild(folder, environment)
  const operator = await operatorAt(first.url)
  await operator.call('addEnterprise', enterpriseNamed('Before the copy'))
  expect(await first.end('SIGTERM')).toBe(0)
  const backup = path.join(await mkdtemp(path.join(os.tmpdir(), 'atrium-copy-')), 'backup')
  expect(spawnSync('cp', ['-a', folder, backup]).status).toBe(0)
  await rm(path.join(folder, 'pgdata'), { recursive: true })
  const second = await startChild(backup, environment)
  // Its keys came along: a session of before reads, and may change something.
  const again = createClient(second.url)
  for (const [name, value] of operator.cookies) again.cookies.set(name, value)
  const { list } = await again.call('listEnterprises', {})
  expect(list.map(({ name }) => name)).toContain('Before the copy')
  expect((await again.tryCall('addEnterprise', enterpriseNamed('After the copy'))).status).toBe(202)
  expect(await second.end('SIGTERM')).toBe(0)
  await rm(path.dirname(backup), { recursive: true })
}, 120_000)

function enterpriseNamed(name: string) {
  const admin = { loginId: name.toLowerCase().replaceAll(' ', '-'), name: 'Administrator' }
  return { name, admin, idempotencyKey: name.replaceAll(' ', '-') }
}
