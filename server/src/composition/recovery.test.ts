import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { makeDataFolder } from '../test/data-folder.ts'
import { startChild } from '../test/child-server.ts'
import { createClient, type Client } from '../test/client.ts'

const password = 'correct horse battery'
const environment = { ATRIUM_DEMO_PASSWORD: password }
let folder: string
let remove: () => Promise<void>

beforeEach(async () => {
  ;({ folder, remove } = await makeDataFolder())
})
afterEach(() => remove())

test('a server killed while it provisions finishes after the next start, with one administrator', async () => {
  const first = await startChild(folder, environment)
  const { entid } = await (
    await operatorAt(first.url)
  ).call('addEnterprise', {
    name: 'Killed midway',
    admin: { loginId: 'midway', name: 'Administrator' },
    idempotencyKey: 'killed-midway',
  })
  expect(await first.end('SIGKILL')).toBeNull()

  const second = await startChild(folder, environment)
  const operator = await operatorAt(second.url)
  const progress = await untilDone(operator, entid)
  expect(progress).toMatchObject({ status: 'done', percent: 100, adminLoginId: 'midway' })
  expect((await operator.call('getEnterprise', { entid })).administrators).toHaveLength(1)

  const admin = createClient(second.url)
  const signedIn = await admin.call(
    'signIn',
    { loginId: 'midway', password: progress.initialSecret ?? '' },
    { space: entid },
  )
  expect(signedIn).toMatchObject({ user_type: UserType.administrator, loginHomepage: `/space-${entid}/user/workbench` })
  expect(await second.end('SIGTERM')).toBe(0)
}, 120_000)

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

async function operatorAt(url: string) {
  const client = createClient(url)
  await client.call('signIn', { loginId: 'operator', password })
  return client
}

async function untilDone(operator: Client, entid: string) {
  for (const giveUpAt = Date.now() + 60_000; ; await wait(50)) {
    const progress = await operator.call('getEnterpriseProgress', { entid })
    if (progress.status === 'done' || Date.now() > giveUpAt) return progress
  }
}
