import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../../foundation/db/scope.ts'
import { startVouching, type Vouching } from '../../session/test/given-limited.ts'
import { codeOf } from './test/given.ts'

let world: Vouching

beforeAll(async () => {
  world = await startVouching()
})
afterAll(() => world.close())

/** A person of two enterprises with an app and a telephone as factors, and a session that one of them vouched for. */
async function stage() {
  const vouched = await world.vouched()
  const { own, person } = vouched
  await world.server.given.confirm(own)
  const { secret } = await own.call('beginTotp', {})
  await own.call('confirmTotp', { code: codeOf(secret, world.now()) })
  await world.server.services.tx(platform, (db) =>
    db
      .insertInto('sms_factor')
      .values({ id: `f${person.id.slice(1)}`, user_id: person.id, confirmed_at: world.now() })
      .execute(),
  )
  return { ...vouched, secret }
}

test('U04: a session that one enterprise vouched for learns by what it can be verified, and nothing of the account', async () => {
  const { own, browser } = await stage()
  const whole = await own.call('getTwoStepStatus', {})
  expect(whole).toMatchObject({ recoveryCodesLeft: 10, phoneMask: expect.stringMatching(/\*/) })
  expect(await browser.call('getTwoStepStatus', {})).toMatchObject({
    enrolled: [
      { kind: 'totp', id: null, name: null, confirmedAt: null },
      { kind: 'sms', id: null, name: null, confirmedAt: null },
    ],
    recoveryCodesLeft: null,
    phoneMask: null,
  })
  const { methods } = await browser.call('getStepUpMethods', {})
  expect(methods.find(({ kind }) => kind === 'sms')).toEqual({ kind: 'sms', phone: null })
  expect(JSON.stringify(methods)).not.toContain('****')
})

test('U04: nor what another enterprise asks for, or how many codes are left', async () => {
  const { browser, other, secret } = await stage()
  const rule = { ent_id: other.id, open: true, apply_to: 'all' as const, trust_device_days: 7 }
  await world.server.services.tx(platform, (db) => db.insertInto('two_step_setting').values(rule).execute())
  await world.server.client().call('signOut', {})
  expect(await browser.call('getTwoStepStatus', {})).toMatchObject({
    required: false,
    requiredElsewhere: false,
    forced: false,
    deadline: null,
    trustDeviceDays: 0,
  })
  world.clock.offsetMs += 60_000
  const verified = await browser.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, world.now()) })
  expect(verified).toEqual({ recoveryCodesLeft: null })
})
