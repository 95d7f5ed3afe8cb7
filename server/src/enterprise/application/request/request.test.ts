import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { heldUp } from '../../../test/held-up.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { oldNotices } from '../../../organisation/notice/retention-query.ts'
import { oldRequests } from './retention-query.ts'
import { givenApplication, openTo, seenBy } from '../test/given-application.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<typeof givenApplication>>['member']

async function givenAskable() {
  const given = await givenApplication(server)
  await openTo(given.administrator, given.id, { isAskable: true })
  return given
}

/** The newest request without an answer. */
async function openRequest(administrator: Person) {
  const { list } = await administrator.call('listApplicationRequests', { state: 'open' })
  return list[0]
}

async function titlesOf(person: Person) {
  return (await person.call('listMessages', { type: 'answer' })).list.map(({ title }) => title)
}

async function toldOf(person: Pick<Person, 'call'>) {
  return (await person.call('listMessages', { type: 'request' })).list
}

test('what can be asked for is told to people without it, by name and description alone', async () => {
  const { administrator, member, id } = await givenAskable()
  const askable = await member.call('listAskableApplications', {})
  expect(askable).toEqual([{ id, name: '订单', icon: null, color: null, description: '', askedAt: null }])
  expect(await member.call('listAskableApplications', { iSearch: 'dd' })).toEqual(askable)
  expect(await member.call('listAskableApplications', { iSearch: 'xx' })).toEqual([])
  expect(await seenBy(member)).toEqual([])
  await openTo(administrator, id, { userIds: [administrator.person.id] })
  expect(await member.call('listAskableApplications', {})).toEqual([])
  expect((await member.tryCall('askForApplication', { id, reason: 'x' })).error).toBe('applicationNotFound')
})

test('a person who is let in opens the application at once, and alone reads the answer', async () => {
  const { administrator, member, enterprise, id } = await givenAskable()
  const colleague = await server.given.signedIn({ enterprise })
  await member.call('askForApplication', { id, reason: '需要查看订单' })
  expect((await member.call('listAskableApplications', {}))[0]?.askedAt).not.toBeNull()
  const request = await openRequest(administrator)
  expect(request).toMatchObject({ userName: expect.any(String), userId: member.person.id, reason: '需要查看订单' })
  await administrator.call('answerApplicationRequest', { id: request?.id ?? '', isGranted: true, word: '欢迎使用' })
  expect([await seenBy(member), await seenBy(colleague)]).toEqual([[id], []])
  expect(await titlesOf(member)).toEqual(['您可以使用“订单”了'])
  expect(await titlesOf(colleague)).toEqual([])
  expect(await titlesOf(administrator)).toEqual([])
})

test('all administrators of the enterprise, and no other person, are told of a request, with its reason', async () => {
  const { administrator, member, enterprise, id } = await givenAskable()
  const [second, developer] = await Promise.all(
    [UserType.administrator, UserType.developer].map((userType) => server.given.signedIn({ enterprise, userType })),
  )
  const elsewhere = await givenApplication(server)
  await member.call('askForApplication', { id, reason: '月底结账' })
  const [told] = await toldOf(administrator)
  expect(told).toMatchObject({ url: '/enterprise/applications/requests', read: false })
  expect(JSON.stringify(told?.content)).toContain('月底结账')
  const others = [second, developer, member, elsewhere.administrator].map(
    async (one) => (await toldOf(one as Person)).length,
  )
  expect(await Promise.all(others)).toEqual([1, 0, 0, 0])
})

test('a space cannot write a request beside the call that tells of it', async () => {
  const { enterprise, member, id } = await givenAskable()
  const row = {
    ent_id: enterprise.id,
    id: 'r1',
    application_id: id,
    user_id: member.person.id,
    reason: 'x',
    asked_at: new Date(),
  }
  const written = server.services.tx({ as: 'tenant', entId: enterprise.id, userId: member.person.id }, (db) =>
    db.insertInto('application_request').values(row).execute(),
  )
  await expect(written).rejects.toThrow(/permission denied/)
})

test('who is refused reads why once, also when the answer is sent again, and may ask again', async () => {
  const { administrator, member, enterprise, id } = await givenAskable()
  await member.call('askForApplication', { id, reason: 'x' })
  const request = await openRequest(administrator)
  const answer = { id: request?.id ?? '', isGranted: false, word: '仅限销售部' }
  await administrator.call('answerApplicationRequest', answer)
  expect(await titlesOf(member)).toEqual(['您对“订单”的申请未获同意'])
  expect(await seenBy(member)).toEqual([])
  const again = await administrator.tryCall('answerApplicationRequest', { ...answer, isGranted: true })
  expect(again.error).toBe('applicationRequestNotFound')
  // Sent again after a lost answer; a colleague’s is another answer.
  expect(await administrator.call('answerApplicationRequest', answer)).toEqual({})
  const colleague = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(colleague)
  expect((await colleague.tryCall('answerApplicationRequest', answer)).error).toBe('applicationRequestNotFound')
  expect(await titlesOf(member)).toHaveLength(1)
  await member.call('askForApplication', { id, reason: 'y' })
})

test('of many requests of one person at once one is made', async () => {
  const { administrator, member, id } = await givenAskable()
  const asked = await Promise.all(
    Array.from({ length: 12 }, () => member.tryCall('askForApplication', { id, reason: 'x' })),
  )
  const told = new Set(asked.map(({ error }) => error))
  expect([...told].filter((error) => error !== null && error !== 'applicationAskedFor')).toEqual([])
  expect((await administrator.call('listApplicationRequests', {})).total).toBe(1)
})

test('of two administrators who answer at once one decides', async () => {
  const { administrator, member, id } = await givenAskable()
  await member.call('askForApplication', { id, reason: 'x' })
  const request = (await openRequest(administrator))?.id ?? ''
  const answers = await Promise.all([
    administrator.tryCall('answerApplicationRequest', { id: request, isGranted: true }),
    administrator.tryCall('answerApplicationRequest', { id: request, isGranted: false }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { list } = await administrator.call('listApplicationRequests', {})
  expect((await seenBy(member)).includes(id)).toBe(list[0]?.state === 'granted')
})

test('members and administrators of another enterprise neither see nor answer a request', async () => {
  const { administrator, member, id } = await givenAskable()
  const elsewhere = await givenApplication(server)
  await member.call('askForApplication', { id, reason: 'x' })
  const request = (await openRequest(administrator))?.id ?? ''
  expect((await elsewhere.administrator.call('listApplicationRequests', {})).total).toBe(0)
  const answers = [
    await elsewhere.administrator.tryCall('answerApplicationRequest', { id: request, isGranted: true }),
    await member.tryCall('answerApplicationRequest', { id: request, isGranted: true }),
    await member.tryCall('listApplicationRequests', {}),
  ]
  expect(answers.map(({ error }) => error)).toEqual(['applicationRequestNotFound', 'forbidden', 'forbidden'])
})

test('a request is told with whether it is answered, and not to a person who is no administrator any more', async () => {
  const { administrator, member, enterprise, id } = await givenAskable()
  const second = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await member.call('askForApplication', { id, reason: '需要查看订单' })
  expect((await toldOf(administrator))[0]?.title).toMatch(/申请使用“订单”$/)
  await administrator.call('updateMember', { userId: second.person.id, userType: UserType.member })
  expect(await toldOf(await server.given.signIn(second.person))).toEqual([])
  const request = await openRequest(administrator)
  await administrator.call('answerApplicationRequest', { id: request?.id ?? '', isGranted: true })
  expect((await toldOf(administrator))[0]?.title).toMatch(/（已答复）$/)
})

test('an administrator who is made a member while they answer opens nothing', async () => {
  const { administrator, member, enterprise, id } = await givenAskable()
  const second = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(second)
  await member.call('askForApplication', { id, reason: '需要查看订单' })
  const request = (await openRequest(administrator))?.id ?? ''
  const membership = `ent_id = '${enterprise.id}' and user_id = '${second.person.id}'`
  const other = {
    locks: `select from membership where ${membership} for update`,
    does: `update membership set user_type = ${UserType.member} where ${membership}`,
  }
  const answer = { id: request, isGranted: true }
  expect((await heldUp(server, other, () => second.tryCall('answerApplicationRequest', answer))).error).toBe(
    'forbidden',
  )
  expect(await seenBy(member)).toEqual([])
})

test('an answered request is kept for a year, and what people were told half a year', async () => {
  const { administrator, member, id } = await givenAskable()
  await member.call('askForApplication', { id, reason: 'x' })
  const request = (await openRequest(administrator))?.id ?? ''
  await administrator.call('answerApplicationRequest', { id: request, isGranted: false })
  await member.call('askForApplication', { id, reason: 'y' })
  const day = 24 * 60 * 60_000
  const removedAfter = (days: number) =>
    server.services.tx(platform, async (db) => {
      const at = { now: new Date(Date.now() + days * day), kept: {} as never, staysFailed: [] }
      return [await oldNotices(db, at), await oldRequests(db, at)]
    })
  expect(await removedAfter(179)).toEqual([0, 0])
  await removedAfter(366)
  const { list } = await administrator.call('listApplicationRequests', {})
  expect(list.map(({ reason }) => reason)).toEqual(['y'])
  expect(await titlesOf(member)).toEqual([])
})
