import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { likelihoodOfSameTime } from '../../../test/rank-test.ts'
import { startMailingServer, type MailingServer } from './test/given.ts'
import { mailed } from './test/mailed.ts'

let stage: MailingServer

beforeAll(async () => {
  stage = await startMailingServer()
})
afterAll(() => stage.close())

const ask = (account: string) => stage.server.client().call('askPasswordReset', { account })

test('T08: 120 requests each to reset a password do not tell by their time whether an account exists', async () => {
  const person = await stage.personWithMail()
  const tries = () =>
    likelihoodOfSameTime(120, {
      async before() {
        // Another hour: what was asked for before counts no more.
        stage.clock.offsetMs += 61 * 60_000
      },
      one: () => ask(person.loginId),
      other: () => ask(person.loginId.replace('p-', 'n-')),
      after: () => mailed(stage),
    })
  // Decided before: what differs by chance is tried once more, so a false alarm is one in a million.
  const first = await tries()
  expect(first < 0.001 ? await tries() : first).toBeGreaterThan(0.001)
}, 240_000)
