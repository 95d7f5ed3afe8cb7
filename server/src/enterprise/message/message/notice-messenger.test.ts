import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { messengerTypes } from '@atrium/shared-utility/contract'
import { pino } from 'pino'
import { platform } from '../../../foundation/db/scope.ts'
import { runNext } from '../../../foundation/job/runner.ts'
import { until } from '../../../test/until.ts'
import { openTo } from '../../application/test/given-application.ts'
import { noticeMessenger } from './notice-messenger.ts'
import { startTelling } from './test/given-told.ts'

let stage: Awaited<ReturnType<typeof startTelling>>
beforeAll(async () => {
  stage = await startTelling()
})
afterAll(() => stage.close())
afterEach(() => stage.fake.world.faults.clear())

type Reader = Awaited<ReturnType<typeof stage.givenReader>>

const chosen = { kind: 'mention', inPortal: false, byMail: false, byMessenger: true } as const
const allDone = async ({ member }: Reader) =>
  (await stage.jobsOf(member.person.id, 'noticeMessenger')).every(({ status }) => status === 'done')
const mentionsOf = async ({ member }: Reader) => (await member.call('listMessages', { type: 'mention' })).total

/** Mentions the member who wants to be told by messenger alone, and waits until that was tried. */
async function tell(reader: Reader) {
  await reader.mention()
  await until(() => allDone(reader))
}

/** Works the job off anew, after so many milliseconds, where no process but this test takes it up. */
async function runAgain({ member }: Reader, { afterMs = 0, attempts = 1 } = {}) {
  const kind = 'laterCard'
  await stage.server.services.tx(platform, (db) =>
    db
      .updateTable('job')
      .set({ kind, status: 'queued', step: null, lease_until: null, attempts })
      .where('kind', '=', 'noticeMessenger')
      .where('user_id', '=', member.person.id)
      .execute(),
  )
  await runNext({
    jobs: [{ ...noticeMessenger, kind }],
    services: stage.server.services,
    log: pino({ level: 'silent' }),
    now: () => new Date(Date.now() + afterMs),
  })
}

const setAgent = (entId: string, agentId: string) =>
  stage.server.services.tx(platform, (db) =>
    db
      .updateTable('messenger_app')
      .set((set) => ({ agent_id: agentId, updated_at: new Date(), version: set('version', '+', 1) }))
      .where('ent_id', '=', entId)
      .execute(),
  )

test.each(messengerTypes)(
  'a person who linked %s is told there what they chose, once, with the way to it',
  async (type) => {
    const reader = await stage.givenReader()
    const { enterprise, member, administrator, id } = reader
    const { cards } = await stage.link(reader, type)
    await member.call('updateNoticeChoice', chosen)
    await tell(reader)
    expect(cards()).toMatchObject([
      {
        title: `Person ${administrator.person.loginId} mentioned you in “订单”`,
        text: expect.stringContaining(`From the enterprise ${enterprise.name}`),
        url: `${stage.origin}/space-${enterprise.id}/app/${id}/order/record1`,
      },
    ])
    expect(await mentionsOf(reader)).toBe(0)
    // As if the process had ended before it could note that the card was sent.
    await runAgain(reader)
    expect(cards()).toHaveLength(1)
  },
)

test('a person is told which messenger reaches them: of those that they linked, the one used last', async () => {
  const reader = await stage.givenReader()
  const { member } = reader
  expect((await member.call('getNoticeChoices', {})).messenger).toEqual({ linked: null, offered: [] })
  await stage.given.app({ type: 'wechat', enterprise: reader.enterprise })
  await stage.link(reader, 'feishu')
  expect((await member.call('getNoticeChoices', {})).messenger).toEqual({
    linked: 'feishu',
    offered: ['feishu', 'wechat'],
  })
  expect((await reader.administrator.call('getNoticeChoices', {})).messenger.linked).toBeNull()
})

test('what no messenger takes stands in the portal: nothing is linked, the person is not reached, the link has ended', async () => {
  const reader = await stage.givenReader()
  const { member } = reader
  await member.call('updateNoticeChoice', chosen)
  await tell(reader)
  expect(await mentionsOf(reader)).toBe(1)
  const { cards } = await stage.link(reader, 'wechat')
  const unknown = { external_id: 'left-the-company' }
  await stage.server.services.tx(platform, (db) =>
    db.updateTable('identity_binding').set(unknown).where('user_id', '=', member.person.id).execute(),
  )
  await tell(reader)
  expect(await mentionsOf(reader)).toBe(2)
  expect((await reader.administrator.call('listMessengerApps', {}))[0]?.refusal).toBeNull()
  await stage.server.services.tx(platform, (db) =>
    db
      .updateTable('identity_binding')
      .set({ unbound_at: new Date() })
      .where('user_id', '=', member.person.id)
      .execute(),
  )
  await tell(reader)
  expect(await mentionsOf(reader)).toBe(3)
  expect(cards()).toEqual([])
})

test('an administrator is told why the messenger takes no cards of the app, until it takes one', async () => {
  const reader = await stage.givenReader()
  const { enterprise, member, administrator } = reader
  const { cards } = await stage.link(reader, 'dingtalk')
  await member.call('updateNoticeChoice', chosen)
  await setAgent(enterprise.id, '9')
  await tell(reader)
  const refusal = async () => (await administrator.call('listMessengerApps', {}))[0]?.refusal
  expect(await refusal()).toMatchObject({ word: '40056' })
  await setAgent(enterprise.id, '8')
  // What was refused before a change says nothing of the app as it is; the next card does.
  expect(await refusal()).toBeNull()
  await tell(reader)
  expect(await refusal()).toMatchObject({ word: '40056' })
  await setAgent(enterprise.id, '')
  await tell(reader)
  expect(await refusal()).toMatchObject({ word: 'agentId' })
  expect(await mentionsOf(reader)).toBe(3)
  await setAgent(enterprise.id, '1')
  await tell(reader)
  expect(cards()).toHaveLength(1)
  expect(await refusal()).toBeNull()
})

test('no card tells of what its person may not see when it is sent; once they may, it stands in the portal', async () => {
  const reader = await stage.givenReader()
  const { administrator, member, id } = reader
  const { cards } = await stage.link(reader, 'feishu')
  await member.call('updateNoticeChoice', chosen)
  await openTo(administrator, id, { userIds: [administrator.person.id] })
  await tell(reader)
  expect(cards()).toEqual([])
  expect(await mentionsOf(reader)).toBe(0)
  await openTo(administrator, id, { userIds: [member.person.id] })
  expect(await mentionsOf(reader)).toBe(1)
})

test('what a messenger would drop stands in the portal: a person gets 20 cards a minute', async () => {
  const reader = await stage.givenReader()
  const { cards } = await stage.link(reader, 'feishu')
  await reader.member.call('updateNoticeChoice', chosen)
  const from = Date.now() - 60_000
  for (let second = 1; second <= 22; second += 1) await reader.mention(new Date(from + second * 1000))
  await until(() => allDone(reader))
  expect(cards()).toHaveLength(20)
  expect(await mentionsOf(reader)).toBe(2)
})

test('a messenger that is away is asked again, and after a day the notice stands in the portal', async () => {
  const reader = await stage.givenReader()
  const { member } = reader
  await stage.link(reader, 'wechat')
  await member.call('updateNoticeChoice', chosen)
  stage.fake.world.faults.add({ kind: 'rateLimit', path: '/message/send' })
  await reader.mention()
  const attempts = () =>
    stage.server.services.tx(platform, (db) =>
      db
        .selectFrom('job')
        .select(['attempts', 'error_key'])
        .where('kind', '=', 'noticeMessenger')
        .where('user_id', '=', member.person.id)
        .executeTakeFirstOrThrow(),
    )
  await until(async () => (await attempts()).error_key !== null)
  expect(await attempts()).toMatchObject({ error_key: 'messengerUnreachable' })
  expect(await mentionsOf(reader)).toBe(0)
  await runAgain(reader, { afterMs: 25 * 60 * 60_000, attempts: 4 })
  expect(await mentionsOf(reader)).toBe(1)
})
