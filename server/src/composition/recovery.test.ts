import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { startChild } from '../test/child-server.ts'
import { createClient, type Client } from '../test/client.ts'
import { makeDataFolder } from '../test/data-folder.ts'
import { demoEnvironment as environment, operatorAt } from './test/operator-at.ts'

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

async function untilDone(operator: Client, entid: string) {
  for (const giveUpAt = Date.now() + 60_000; ; await wait(50)) {
    const progress = await operator.call('getEnterpriseProgress', { entid })
    if (progress.status === 'done' || Date.now() > giveUpAt) return progress
  }
}
