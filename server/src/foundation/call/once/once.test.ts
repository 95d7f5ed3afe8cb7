import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { givenAuthor } from '../../../enterprise/message/announcement/test/given-announcement.ts'
import { platform } from '../../db/scope.ts'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { oldKeys } from './once-query.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('an application that is sent again after a lost answer is begun once; under another name it is another one', async () => {
  const builder = await server.given.signedIn({ userType: UserType.developer })
  const onceKey = randomId()
  const add = (name: string) => builder.call('addBuiltApplication', { name, onceKey })
  const [one, other] = await Promise.all([add('台账'), add('台账')])
  expect(other).toEqual(one)
  await add('报修')
  const names = (await builder.call('listBuiltApplications', {})).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['台账', '报修'].toSorted())
})

test('a group that is sent again after a lost answer is made once; with other people it is another one', async () => {
  const enterprise = await server.given.enterprise()
  const [owner, one, two] = await Promise.all([1, 2, 3].map(() => server.given.signedIn({ enterprise })))
  const onceKey = randomId()
  const add = (...people: (typeof owner)[]) =>
    owner?.call('addGroup', { name: '项目组', userIds: people.map((who) => who?.person.id ?? '').join(','), onceKey })
  expect(await add(one)).toEqual(await add(one))
  await add(one, two)
  expect((await one?.call('listConversations', {}))?.list).toHaveLength(2)
})

test('an announcement that is sent again after a lost answer is one draft, which says what was sent last', async () => {
  const { administrator, write } = await givenAuthor(server)
  const onceKey = randomId()
  const one = await write({ onceKey })
  expect(await write({ onceKey })).toEqual(one)
  expect(await write({ onceKey, titleZh: '放假通知（更正）' })).toEqual({ id: one.id, version: 2 })
  const { list } = await administrator.call('listAnnouncements', {})
  expect(list.map(({ title }) => title)).toEqual(['放假通知（更正）'])
})

test('a change that is sent again after a lost answer is made once; edited since, it goes on from there', async () => {
  const enterprise = await server.given.enterprise()
  const signIn = () => server.given.signedIn({ enterprise, userType: UserType.administrator })
  const [administrator, colleague] = [await signIn(), await signIn()]
  const { id } = await administrator.call('addDepartment', { name: '研发部' })
  const onceKey = randomId()
  const change = (name: string, by = administrator, more: { version?: number; onceKey?: string } = {}) =>
    by.tryCall('updateDepartment', { id, version: 1, name, onceKey, ...more })
  const errors = async (...answers: ReturnType<typeof change>[]) =>
    (await Promise.all(answers)).map(({ error }) => error)
  const now = async () => {
    const [{ name, version } = {}] = await administrator.call('listDepartments', {})
    return { name, version }
  }
  expect(await errors(change('一'), change('一'))).toEqual([null, null])
  expect([await errors(change('一')), await now()]).toEqual([[null], { name: '一', version: 2 }])
  expect([await errors(change('二'), change('二')), await now()]).toEqual([[null, null], { name: '二', version: 3 }])
  expect(await errors(change('三', colleague), change('三', administrator, { onceKey: randomId() }))).toEqual(
    Array(2).fill('versionConflict'),
  )
  expect(await errors(change('三', colleague, { version: 3, onceKey: randomId() }))).toEqual([null])
  expect([await errors(change('四')), await now()]).toEqual([['versionConflict'], { name: '三', version: 4 }])
  const { rows } = await runSql(
    server.address,
    `select count(*)::int as count from audit_log where action = 'updateDepartment' and target_id = '${id}' and result = 'ok'`,
  )
  expect(rows).toEqual([{ count: 3 }])
})

test('a key goes after a day', async () => {
  const builder = await server.given.signedIn({ userType: UserType.developer })
  await builder.call('addBuiltApplication', { name: '台账', onceKey: randomId() })
  const goneIn = (hours: number) => {
    const now = new Date(Date.now() + hours * 3_600_000)
    return server.services.tx(platform, (db) => oldKeys(db, { now, kept: {} as never, staysFailed: [] }))
  }
  expect(await goneIn(23)).toBe(0)
  expect(await goneIn(25)).toBeGreaterThan(0)
})
