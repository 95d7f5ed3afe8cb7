import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { until } from '../../../test/until.ts'
import { openTo } from '../../application/test/given-application.ts'
import { startTelling } from './test/given-told.ts'

let stage: Awaited<ReturnType<typeof startTelling>>
beforeAll(async () => {
  stage = await startTelling()
})
afterAll(() => stage.close())

const areDone = async (userId: string, count: number) => {
  const jobs = await stage.jobsOf(userId, 'noticeMail')
  return jobs.length === count && jobs.every(({ status }) => status === 'done')
}

test('a person is told in the portal alone until they choose mail, which then names who, where and the way there', async () => {
  const { member, administrator, email, mention, enterprise } = await stage.givenReader()
  expect(await member.call('getNoticeChoices', {})).toEqual({
    mail: 'offered',
    messenger: { linked: null, offered: [] },
    list: ['announcement', 'mention', 'request', 'answer', 'deputy'].map((kind) => ({
      kind,
      inPortal: true,
      byMail: false,
      byMessenger: false,
    })),
  })
  await mention()
  expect(await stage.jobsOf(member.person.id, 'noticeMail')).toEqual([])
  const choice = { kind: 'mention', inPortal: true, byMail: true, byMessenger: false } as const
  await member.call('updateNoticeChoice', choice)
  expect((await member.call('getNoticeChoices', {})).list).toContainEqual(choice)
  await mention()
  const { text } = await stage.mailbox.letterTo(email)
  expect(text).toContain(`Person ${administrator.person.loginId} mentioned you in “订单”`)
  expect(text).toContain(`/space-${enterprise.id}/user/workbench/messages`)
  expect((await member.call('listMessages', { type: 'mention' })).total).toBe(2)
})

test('who wants mail alone has nothing in the portal, and who wants neither is not told', async () => {
  const { member, email, mention } = await stage.givenReader()
  await member.call('updateNoticeChoice', { kind: 'mention', inPortal: false, byMail: true })
  await mention()
  await stage.mailbox.letterTo(email)
  await member.call('updateNoticeChoice', { kind: 'mention', inPortal: false, byMail: false })
  await mention()
  expect(await member.call('listMessages', { type: 'mention' })).toEqual({ total: 0, unread: 0, list: [] })
  expect((await member.call('getNewestMessage', {}))?.type).not.toBe('mention')
  expect(await stage.jobsOf(member.person.id, 'noticeMail')).toHaveLength(1)
})

test('what no mail reaches its person with stands in the portal', async () => {
  const { member, mention } = await stage.givenReader()
  await member.call('updateNoticeChoice', { kind: 'mention', inPortal: false, byMail: true })
  await stage.server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ email_verified_at: null }).where('id', '=', member.person.id).execute(),
  )
  await mention()
  await until(() => areDone(member.person.id, 1))
  expect((await member.call('listMessages', { type: 'mention' })).unread).toBe(1)
})

test('no mail tells of what its person may not see when it is sent', async () => {
  const { member, administrator, id, email, mention } = await stage.givenReader()
  await member.call('updateNoticeChoice', { kind: 'mention', inPortal: true, byMail: true })
  await openTo(administrator, id, { userIds: [administrator.person.id] })
  await mention()
  await until(() => areDone(member.person.id, 1))
  await openTo(administrator, id, { userIds: [member.person.id] })
  await mention()
  await stage.mailbox.letterTo(email)
  await until(() => areDone(member.person.id, 2))
  expect(stage.mailbox.letters.filter(({ to }) => to === email)).toEqual([])
})

test('a choice holds in one enterprise, and is made by its own person alone', async () => {
  const { member, enterprise, administrator } = await stage.givenReader()
  const chosen = {
    ent_id: enterprise.id,
    user_id: member.person.id,
    kind: 'mention',
    in_portal: false,
    by_mail: false,
    by_messenger: false,
  } as const
  const asOther = { as: 'tenant', entId: enterprise.id, userId: administrator.person.id } as const
  const adding = stage.server.services.tx(asOther, (db) => db.insertInto('notice_choice').values(chosen).execute())
  await expect(adding).rejects.toThrow(/row-level security/)
  await member.call('updateNoticeChoice', { kind: 'mention', inPortal: false, byMail: false })
  const changing = await stage.server.services.tx(asOther, (db) =>
    db.updateTable('notice_choice').set({ in_portal: true }).where('user_id', '=', member.person.id).executeTakeFirst(),
  )
  expect(Number(changing.numUpdatedRows)).toBe(0)
  const partner = await stage.server.given.signedIn({ enterprise, userType: UserType.collaborator })
  expect((await partner.call('getNoticeChoices', {})).list.every(({ inPortal }) => inPortal)).toBe(true)
  expect((await partner.call('getNoticeChoices', {})).mail).toBe('noAddress')
})
