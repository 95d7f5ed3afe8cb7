import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { longestDeputyDays, mostDeputies, UserType } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { seenBy } from '../../application/test/given-application.ts'
import { oldDeputies } from './retention-query.ts'
import { givenDeputy, inDays, trust } from './test/given-deputy.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Reader = Awaited<ReturnType<typeof givenDeputy>>['deputy']

async function toldOf(person: Reader) {
  return (await person.call('listMessages', { type: 'deputy' })).list.map(({ title }) => title)
}

test('both see for whom one acts, until when and in what, and no other person does', async () => {
  const { administrator, deputy, member, userId } = await givenDeputy(server)
  const scope = { kinds: ['request'], applications: null }
  const common = { id: expect.any(String), from: expect.any(String), to: expect.any(String), hasBegun: true, scope }
  expect(await administrator.call('listDeputies', {})).toEqual([
    { ...common, userId: deputy.person.id, name: expect.any(String) },
  ])
  expect(await deputy.call('listTrusters', {})).toEqual([{ ...common, userId, name: expect.any(String) }])
  for (const name of ['listDeputies', 'listTrusters'] as const) expect(await member.call(name, {})).toEqual([])
  expect([await administrator.call('listTrusters', {}), await deputy.call('listDeputies', {})]).toEqual([[], []])
})

test('a deputy sees what waits and answers it; the log names both, and all three are told', async () => {
  const { administrator, deputy, member, enterprise, id, userId, requestId } = await givenDeputy(server)
  const waiting = [
    { kind: 'request', applicationId: id, name: '订单', icon: null, count: 1, since: expect.any(String) },
  ]
  expect(await deputy.call('listTrusterTodos', {})).toMatchObject([{ userId, waiting }])
  const { list } = await deputy.call('listTrusterRequests', { userId })
  expect(list).toMatchObject([{ id: requestId, applicationName: '订单', reason: '需要查看订单', needsRole: false }])
  const answer = { userId, id: requestId, isGranted: true, word: '欢迎' }
  await deputy.call('answerForTruster', answer)
  // Sent again after a lost answer, it is given once; another answer comes too late.
  await deputy.call('answerForTruster', answer)
  const otherwise = await deputy.tryCall('answerForTruster', { ...answer, isGranted: false })
  expect(otherwise.error).toBe('applicationRequestNotFound')
  expect(await seenBy(member)).toEqual([id])
  expect(await deputy.call('listTrusterTodos', {})).toMatchObject([{ userId, waiting: [] }])
  expect((await member.call('listMessages', { type: 'answer' })).list).toHaveLength(1)
  expect((await toldOf(administrator))[0]).toMatch(/代您同意了 .* 对“订单”的申请$/)
  expect((await toldOf(deputy))[0]).toMatch(/请您代为处理待办$/)
  const [entry] = await server.services.tx(platform, (db) =>
    db
      .selectFrom('audit_log')
      .select(['actor_id', 'diff'])
      .where('ent_id', '=', enterprise.id)
      .where('action', '=', 'answerForTruster')
      .execute(),
  )
  expect(entry).toMatchObject({ actor_id: deputy.person.id, diff: { inNameOf: userId, userId: member.person.id } })
  const answered = await administrator.call('listApplicationRequests', {})
  expect(answered.list[0]).toMatchObject({ answeredBy: expect.any(String), answeredFor: expect.any(String) })
})

test('a deputy has nothing else of the person for whom they act', async () => {
  const { deputy, requestId } = await givenDeputy(server)
  const tried = [
    await deputy.tryCall('listApplicationRequests', {}),
    await deputy.tryCall('answerApplicationRequest', { id: requestId, isGranted: true }),
    await deputy.tryCall('addDepartment', { name: 'x' }),
    await deputy.tryCall('listMembers', {}),
  ]
  expect(new Set(tried.map(({ error }) => error))).toEqual(new Set(['forbidden']))
  expect(await deputy.call('listTodos', {})).toEqual([])
})

test('a deputy cannot pass it on, and two who act for each other get nothing by it', async () => {
  const { administrator, deputy, member, enterprise, userId, requestId } = await givenDeputy(server)
  const third = await server.given.signedIn({ enterprise })
  await server.given.confirm(third)
  await trust(deputy, third)
  await trust(deputy, administrator)
  await server.given.confirm(member)
  for (const person of [userId, deputy.person.id]) {
    const answer = { userId: person, id: requestId, isGranted: true }
    expect((await third.tryCall('answerForTruster', answer)).error).toBe('notDeputy')
    expect((await member.tryCall('answerForTruster', answer)).error).toBe('notDeputy')
  }
  expect((await third.call('listTrusterTodos', {})).map(({ waiting }) => waiting)).toEqual([[]])
})

test('a deputy who asked for an application does not answer that in the name of another', async () => {
  const { administrator, deputy, userId, id } = await givenDeputy(server)
  await deputy.call('askForApplication', { id, reason: 'x' })
  const { list } = await administrator.call('listApplicationRequests', { state: 'open' })
  const own = list.find((one) => one.userId === deputy.person.id)
  const answer = { userId, id: own?.id ?? '', isGranted: true }
  expect((await deputy.tryCall('answerForTruster', answer)).error).toBe('notDeputy')
  expect((await deputy.call('listTrusterRequests', { userId })).list).toHaveLength(1)
})

test('either of the two ends it at once, once, also when it is sent again, and the other is told', async () => {
  const { administrator, deputy, member, trustId } = await givenDeputy(server)
  expect((await member.tryCall('endDeputy', { id: trustId })).error).toBe('deputyNotFound')
  await deputy.call('endDeputy', { id: trustId })
  await deputy.call('endDeputy', { id: trustId })
  expect((await administrator.tryCall('endDeputy', { id: trustId })).error).toBe('deputyNotFound')
  expect((await toldOf(administrator)).filter((title) => title.endsWith('不再为您代理'))).toHaveLength(1)
  const { id } = await trust(administrator, deputy)
  await administrator.call('endDeputy', { id })
  expect(await toldOf(deputy)).toEqual(expect.arrayContaining([expect.stringMatching(/^您不再代理 /)]))
  expect(await deputy.call('listTrusterTodos', {})).toEqual([])
})

test('only a member who works in the enterprise can be named, and not oneself or a person from outside', async () => {
  const { administrator, deputy, enterprise, userId } = await givenDeputy(server)
  const outside = await server.given.person({ enterprise, userType: UserType.collaborator })
  const elsewhere = await givenDeputy(server)
  await administrator.call('updateMember', { userId: deputy.person.id, status: 'suspended' })
  const named = [userId, outside.id, deputy.person.id, elsewhere.deputy.person.id, 'madeup']
  const answers = named.map((one) =>
    administrator.tryCall('addDeputy', { userId: one, to: inDays(1), kinds: ['request'] }),
  )
  const unfit = ['deputyUnfit', 'deputyUnfit', 'deputyUnfit', 'memberNotFound', 'memberNotFound']
  expect((await Promise.all(answers)).map(({ error }) => error)).toEqual(unfit)
  const partner = await server.given.signIn(outside)
  expect((await partner.tryCall('listTrusters', {})).error).toBe('forbidden')
})

test('a deputy who is named again after a lost answer is named once, and told once; for another time it is another one', async () => {
  const { administrator, deputy } = await givenDeputy(server)
  const named = { userId: deputy.person.id, kinds: ['request' as const], to: inDays(3), onceKey: randomId() }
  const told = (await toldOf(deputy)).length
  const first = await administrator.call('addDeputy', named)
  expect(await administrator.call('addDeputy', named)).toEqual(first)
  expect(await administrator.call('listDeputies', {})).toHaveLength(2)
  expect(await toldOf(deputy)).toHaveLength(told + 1)
  expect(await administrator.call('addDeputy', { ...named, to: inDays(4) })).not.toEqual(first)
  const own = await deputy.call('addDeputy', { ...named, userId: administrator.person.id })
  expect(own).not.toEqual(first)
})

test('the time is bounded, ahead of now, and the number of deputies is bounded, too', async () => {
  const { administrator, deputy } = await givenDeputy(server)
  const named = { userId: deputy.person.id, kinds: ['request' as const] }
  const periods = [
    { to: inDays(-1) },
    { from: inDays(3), to: inDays(2) },
    { to: inDays(longestDeputyDays + 1) },
    { from: inDays(longestDeputyDays + 1), to: inDays(longestDeputyDays + 2) },
  ]
  for (const period of periods)
    expect((await administrator.tryCall('addDeputy', { ...named, ...period })).error).toBe('deputyPeriod')
  const many = Array.from({ length: mostDeputies }, () =>
    administrator.tryCall('addDeputy', { ...named, to: inDays(2) }),
  )
  const errors = (await Promise.all(many)).map(({ error }) => error)
  expect(errors.filter((error) => error === 'tooManyDeputies')).toHaveLength(1)
  expect(await administrator.call('listDeputies', {})).toHaveLength(mostDeputies)
})

test('an application that a person may not open cannot be named by them, and is kept a year after the end', async () => {
  const { administrator, deputy, member, id } = await givenDeputy(server)
  await server.given.confirm(member)
  const named = { userId: deputy.person.id, to: inDays(2), kinds: ['request' as const], applicationIds: [id] }
  expect((await member.tryCall('addDeputy', named)).error).toBe('applicationNotFound')
  await administrator.call('addDeputy', named)
  const removedAfter = (days: number) =>
    server.services.tx(platform, (db) =>
      oldDeputies(db, { now: new Date(inDays(days)), kept: {} as never, staysFailed: [] }),
    )
  expect(await removedAfter(360)).toBe(0)
  await removedAfter(380)
  expect(await administrator.call('listDeputies', {})).toEqual([])
})
