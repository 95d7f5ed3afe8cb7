import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../foundation/db/scope.ts'
import { likelihoodOfSameTime } from '../../test/rank-test.ts'
import { createStatements } from '../../test/statements.ts'
import { until } from '../../test/until.ts'
import { startMailingServer, type MailingServer } from './test/given.ts'

const statements = createStatements()
let stage: MailingServer

beforeAll(async () => {
  stage = await startMailingServer(statements)
})
afterAll(() => stage.close())

function ask(account: string) {
  return stage.server.client().call('askPasswordReset', { account })
}

/** A question to the database takes more work than the mailing that it waits for. */
const askAgainMs = 20

async function mailed() {
  const findOpen = () =>
    stage.server.services.tx(platform, (db) =>
      db.selectFrom('job').select('id').where('status', 'in', ['queued', 'running']).executeTakeFirst(),
    )
  await until(async () => (await findOpen()) === undefined, askAgainMs)
}

test('T08: 120 requests each to reset a password do not tell by their time who has an account', async () => {
  const person = await stage.personWithMail()
  const tries = () =>
    likelihoodOfSameTime(120, {
      async before() {
        // Another hour: what was asked for before counts no more.
        stage.clock.offsetMs += 61 * 60_000
      },
      one: () => ask(person.loginId),
      other: () => ask(person.loginId.replace('p-', 'n-')),
      after: mailed,
    })
  // Decided before: what differs by chance is tried once more, so a false alarm is one in a million.
  const first = await tries()
  expect(first < 0.001 ? await tries() : first).toBeGreaterThan(0.001)
}, 240_000)

test('T08: the database is asked the same by a request to reset a password, whoever has the account', async () => {
  const [person, without] = [await stage.personWithMail(), await stage.server.given.person()]
  await mailed()
  await statements.holdJobs(stage.server)
  const asked = []
  for (const account of [person.loginId, person.email, without.loginId, 'nobody-has-this']) {
    stage.clock.offsetMs += 61 * 60_000
    asked.push(await statements.of(() => ask(account)))
  }
  const [first = [], ...others] = asked
  expect(first.length).toBeGreaterThan(2)
  for (const other of others) expect(other).toEqual(first)
})
