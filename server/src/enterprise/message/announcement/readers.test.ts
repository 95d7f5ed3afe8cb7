import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../../foundation/db/scope.ts'
import { startMailingServer, type MailingServer } from '../../../identity/entrance/reset/test/given.ts'
import { actingAs, changingAs } from '../../../operation/people/acting/test/given-acting.ts'
import { until } from '../../../test/until.ts'
import { english, givenAuthor } from './test/given-announcement.ts'

let stage: MailingServer
beforeAll(async () => {
  stage = await startMailingServer()
})
afterAll(() => stage.close())

async function givenPeople() {
  const home = await givenAuthor(stage.server)
  const { enterprise, above, below, place, member } = home
  const other = await stage.server.given.signedIn({ enterprise })
  await place(member.person.id, below)
  return { ...home, other, above }
}

async function withMail({ person }: { person: { id: string; loginId: string } }) {
  const email = `${person.loginId}@mail.example`
  await stage.server.services.tx(platform, (db) =>
    db
      .updateTable('user_account')
      .set({ email, email_verified_at: new Date(), locale: 'en-US' })
      .where('id', '=', person.id)
      .execute(),
  )
  return email
}

const mailJobs = (userId: string) =>
  stage.server.services.tx(platform, (db) =>
    db.selectFrom('job').select('status').where('kind', '=', 'noticeMail').where('user_id', '=', userId).execute(),
  )

test('authors see who has read and who has not, by name, department and search, each person once', async () => {
  const { administrator, member, other, above, below, publish } = await givenPeople()
  const { id } = await publish()
  await member.call('readMessage', { id })
  const names = async (filter: object) =>
    (await administrator.call('listAnnouncementReaders', { id, ...filter })).list.map(({ userId }) => userId).toSorted()
  const ids = (...all: { person: { id: string } }[]) => all.map(({ person }) => person.id).toSorted()
  expect(await names({})).toEqual(ids(administrator, member, other))
  expect(await names({ hasRead: true })).toEqual(ids(member))
  expect(await names({ hasRead: false })).toEqual(ids(administrator, other))
  expect(await names({ departmentId: above })).toEqual(ids(member))
  expect(await names({ departmentId: below, hasRead: false })).toEqual([])
  expect(await names({ iSearch: other.person.loginId })).toEqual(ids(other))
  const { list } = await administrator.call('listAnnouncementReaders', { id, sort: 'readAt', order: 'desc' })
  expect(list[0]).toMatchObject({
    userId: member.person.id,
    departmentName: '研发部',
    departmentId: below,
    readAt: expect.any(String),
  })
  expect(list.slice(1).map(({ readAt }) => readAt)).toEqual([null, null])
})

test('those who have not read it are reminded, at most once a day, and the reminder goes once they have', async () => {
  const { administrator, member, other, publish } = await givenPeople()
  const { id } = await publish(english)
  await member.call('readMessage', { id })
  // Not the author, and not who has read it.
  expect(await administrator.call('remindAnnouncementReaders', { id })).toEqual({ people: 1 })
  expect((await administrator.tryCall('remindAnnouncementReaders', { id })).error).toBe('announcementReminded')
  const inbox = async (reader: typeof other) =>
    (await reader.call('listMessages', { type: 'announcement' })).list.map(({ title }) => title)
  expect(await inbox(other)).toEqual(['请阅读公告“放假通知”', '放假通知'])
  expect(await inbox(member)).toEqual(['放假通知'])
  await other.call('readMessage', { id })
  expect(await inbox(other)).toEqual(['放假通知'])
  stage.clock.offsetMs += 25 * 3_600_000
  const again = await stage.server.given.signIn(administrator.person)
  // A reminder that reached no person does not use up the day.
  for (let turn = 0; turn < 2; turn += 1)
    expect(await again.call('remindAnnouncementReaders', { id })).toEqual({ people: 0 })
  await again.call('withdrawAnnouncement', { id })
  expect((await again.tryCall('remindAnnouncementReaders', { id })).error).toBe('messageNotOut')
})

test('who chose mail is written to once when it is published, and again when reminded; who chose none is not', async () => {
  const { administrator, member, other, publish } = await givenPeople()
  const email = await withMail(member)
  await withMail(other)
  await member.call('updateNoticeChoice', { kind: 'announcement', inPortal: true, byMail: true })
  const { id, version } = await publish(english)
  const { text } = await stage.mailbox.letterTo(email)
  expect(text).toContain('Announcement: Holidays')
  const edited = { ...english, titleEn: 'More holidays', id, version }
  await administrator.call('writeAnnouncement', edited)
  await administrator.call('remindAnnouncementReaders', { id })
  expect((await stage.mailbox.letterTo(email)).text).toContain('Please read “More holidays”')
  expect(await mailJobs(member.person.id)).toHaveLength(2)
  expect(await mailJobs(other.person.id)).toEqual([])
})

test('no mail tells of what was withdrawn before it was sent', async () => {
  const { administrator, member, publish } = await givenPeople()
  const email = await withMail(member)
  await member.call('updateNoticeChoice', { kind: 'announcement', inPortal: true, byMail: true })
  const { id } = await publish({ publishAt: new Date(Date.now() + stage.clock.offsetMs + 1500).toISOString() })
  await administrator.call('withdrawAnnouncement', { id })
  await publish({ titleZh: '第二个公告' })
  await until(async () => (await mailJobs(member.person.id)).some(({ status }) => status === 'done'))
  const letters = [await stage.mailbox.letterTo(email)]
  expect(letters.map(({ text }) => text).join()).toContain('第二个公告')
  expect(await mailJobs(member.person.id)).toHaveLength(1)
})

test('announcements cannot be turned off in the portal', async () => {
  const { member } = await givenPeople()
  const refused = await member.tryCall('updateNoticeChoice', { kind: 'announcement', inPortal: false, byMail: true })
  expect(refused.error).toBe('invalidInput')
})

test('an operator who acts as a person has not read it for them', async () => {
  const { enterprise, administrator, member, publish } = await givenPeople()
  const { id } = await publish()
  const person = { id: member.person.id, entid: enterprise.id }
  const [looking, changing] = [await actingAs(stage.server, person), await changingAs(stage.server, person)]
  expect((await looking.call('listMessages', { type: 'announcement' })).list.map((one) => one.id)).toContain(id)
  await changing.tryCall('readMessage', { id })
  await changing.tryCall('readMessage', {})
  const { list } = await administrator.call('listAnnouncementReaders', { id, hasRead: true })
  expect(list).toEqual([])
})
