import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { runSql } from '../../../test/cluster.ts'
import { newPhone, personWithPhone } from './test/given-phone.ts'
import { startWithService } from './test/given-service.ts'
import { settled } from './test/settled.ts'

let stage: Awaited<ReturnType<typeof startWithService>>
beforeAll(async () => void (stage = await startWithService()))
afterAll(() => stage.server.close())

test('T08: a caller who asks for a code has their answer before the service has its message', async () => {
  const { phone } = await personWithPhone(stage.server)
  const answering = Promise.withResolvers<void>()
  stage.service.takes = () => answering.promise
  for (const number of [phone, newPhone()])
    expect((await stage.newBrowser().ask('sendSmsCode', { phone: number })).status).toBe(200)
  answering.resolve()
  stage.service.takes = async () => {}
})

test('T08: the database is asked the same for any number, known or not, and for any purpose', async () => {
  const somebodys = (await personWithPhone(stage.server)).phone
  await settled(stage.server)
  await stage.statements.holdJobs(stage.server)
  for (const purpose of ['login', 'bind']) {
    const [known, unknown] = [stage.newBrowser(), stage.newBrowser()]
    for (const { cookies } of [known, unknown]) cookies.set('dev', 'a device of somebody')
    const code = '123456'
    const asked = []
    for (const [browser, phone] of [
      [known, somebodys],
      [unknown, newPhone()],
    ] as const) {
      asked.push([
        await stage.statements.of(() => browser.ask('sendSmsCode', { phone, purpose })),
        await stage.statements.of(() => browser.ask('signInBySms', { phone, code })),
      ])
    }
    expect(asked[0]?.map((texts) => texts.length > 0)).toEqual([true, true])
    expect(asked[0]).toEqual(asked[1])
  }
})

test('T08: what waits to be sent is sealed', async () => {
  const { phone } = await personWithPhone(stage.server)
  await stage.newBrowser().ask('sendSmsCode', { phone })
  const { rows } = await runSql(stage.server.address, `select * from job where kind = 'smsCode'`)
  const kept = JSON.stringify(rows)
  expect(kept).toContain('sealed')
  expect(kept).not.toContain(phone.slice(1))
})
