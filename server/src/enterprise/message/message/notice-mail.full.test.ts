import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { runNext } from '../../../foundation/job/runner.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { notify } from '../../../organisation/notice/notify.ts'
import { givenApplication } from '../../application/test/given-application.ts'
import { noticeMail } from './notice-mail.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A member who wants mail, with a notice whose job no process but those of the test takes up. */
async function givenNotice() {
  const { enterprise, member, administrator, id: appId } = await givenApplication(server)
  const email = `${member.person.loginId}@mail.example`
  await server.services.tx(platform, (db) =>
    db
      .updateTable('user_account')
      .set({ email, email_verified_at: new Date() })
      .where('id', '=', member.person.id)
      .execute(),
  )
  await member.call('updateNoticeChoice', { kind: 'mention', inPortal: true, byMail: true })
  const by = administrator.person.id
  const entId = enterprise.id
  await server.services.tx({ as: 'tenant', entId, userId: by }, (db) => {
    const subject = { appId, entity: 'order', recordId: 'record1' }
    return notify({ db, newId, now: new Date() }, { entId, kind: 'mention', subject, to: [member.person.id], by })
  })
}

test('a mail server that takes longer than a lease is sent each mail by one process', async () => {
  const slow = Promise.withResolvers<void>()
  let sent = 0
  let offsetMs = 0
  const mailer = { isOffered: true, send: async () => (sent++, slow.promise) }
  const next = () =>
    runNext({
      jobs: [{ ...noticeMail, kind: 'slowMail' }],
      services: { ...server.services, mailer },
      log: pino({ level: 'silent' }),
      now: () => new Date(Date.now() + offsetMs),
    })
  await givenNotice()
  await server.services.tx(platform, (db) =>
    db
      .updateTable('job')
      .set({ kind: 'slowMail', status: 'queued', lease_until: null })
      .where('kind', '=', 'noticeMail')
      .execute(),
  )
  const one = next()
  offsetMs = 25_000
  await wait(11_000)
  offsetMs = 35_000
  expect(await next()).toBe(false)
  slow.resolve()
  expect(await one).toBe(true)
  expect(sent).toBe(1)
}, 60_000)
