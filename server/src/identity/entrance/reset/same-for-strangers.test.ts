import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createStatements } from '../../../test/statements.ts'
import { startMailingServer, type MailingServer } from './test/given.ts'
import { mailed } from './test/mailed.ts'

const statements = createStatements()
let stage: MailingServer

beforeAll(async () => {
  stage = await startMailingServer(statements)
})
afterAll(() => stage.close())

test('T08: the database is asked the same by a request to reset a password, for any account or none', async () => {
  const [person, without] = [await stage.personWithMail(), await stage.server.given.person()]
  await mailed(stage)
  await statements.holdJobs(stage.server)
  const asked = []
  for (const account of [person.loginId, person.email, without.loginId, 'nobody-has-this']) {
    stage.clock.offsetMs += 61 * 60_000
    asked.push(await statements.of(() => stage.server.client().call('askPasswordReset', { account })))
  }
  const [first = [], ...others] = asked
  expect(first.length).toBeGreaterThan(2)
  for (const other of others) expect(other).toEqual(first)
})
