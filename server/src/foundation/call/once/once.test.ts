import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { plainText, UserType } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { givenAuthor } from '../../../enterprise/message/announcement/test/given-announcement.ts'
import { rootOperator } from '../../../operation/people/acting/test/given-acting.ts'
import { platform } from '../../db/scope.ts'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { oldKeys, oldPlatformKeys } from './once-query.ts'

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

test('a change by an operator that is sent again after a lost answer is made once, and is none of another operator', async () => {
  const [one, other] = [await rootOperator(server), await rootOperator(server)]
  const { version } = (await one.call('getPlatformSettings', {})).telemetry
  const asked = { percent: 40, version, onceKey: randomId() }
  const change = async (by: typeof one, more: object = {}) =>
    (await by.tryCall('updateTelemetrySetting', { ...asked, ...more })).error
  expect([await change(one), await change(one), await change(other)]).toEqual([null, null, 'versionConflict'])
  expect([await change(one, { onceKey: randomId() }), await change(one, { percent: 41 })]).toEqual([
    'versionConflict',
    null,
  ])
  expect((await one.call('getPlatformSettings', {})).telemetry).toMatchObject({
    value: { percent: 41 },
    version: version + 2,
  })
})

test('what is deleted again after a lost answer is gone; another person is told that it is not there', async () => {
  const enterprise = await server.given.enterprise()
  const signIn = () => server.given.signedIn({ enterprise, userType: UserType.administrator })
  const [administrator, colleague] = [await signIn(), await signIn()]
  for (const one of [administrator, colleague]) await server.given.confirm(one)
  const department = { id: (await administrator.call('addDepartment', { name: '研发部' })).id, version: 1 }
  const category = await administrator.call('addApplicationCategory', { name: '财务' })
  const told = async (by: typeof administrator) => [
    (await by.tryCall('deleteDepartment', department)).error,
    (await by.tryCall('deleteApplicationCategory', { id: category.id })).error,
  ]
  expect([await told(administrator), await told(administrator)]).toEqual(Array(2).fill([null, null]))
  expect(await told(colleague)).toEqual(['departmentNotFound', 'applicationCategoryNotFound'])
  const [operator, other] = [await rootOperator(server), await rootOperator(server)]
  const { id } = await operator.call('addSaasCategory', { name: '物流', nameEn: 'Logistics', code: randomId() })
  const remove = async (by: typeof operator) => (await by.tryCall('deleteSaasCategory', { id })).error
  expect([await remove(operator), await remove(operator), await remove(other)]).toEqual([
    null,
    null,
    'categoryNotFound',
  ])
})

test('what an operator does again after a lost answer is done once; another operator is told that it is done', async () => {
  const [operator, other] = [await rootOperator(server), await rootOperator(server)]
  const chinese = { titleZh: '系统升级', contentZh: plainText('周六夜间升级') }
  const write = (more: object = {}) => operator.call('writeHomeMessage', { ...chinese, ...more })
  const onceKey = randomId()
  const draft = await write({ onceKey })
  expect(await write({ onceKey })).toEqual(draft)
  expect(await write({ onceKey, titleZh: '改期' })).toEqual({ id: draft.id, version: 2 })
  const change = { ...chinese, id: draft.id, version: 2, titleZh: '再改', onceKey: randomId() }
  const changed = await write(change)
  expect(await write(change)).toEqual(changed)
  expect((await other.tryCall('writeHomeMessage', change)).error).toBe('versionConflict')
  const acts = [
    ['publishHomeMessage', changed, 'messageNotDraft'],
    ['withdrawHomeMessage', { id: draft.id }, 'messageNotOut'],
  ] as const
  for (const [name, input, refusal] of acts) {
    const tell = async (by: typeof operator) => (await by.tryCall(name, input)).error
    expect([await tell(operator), await tell(operator), await tell(other)]).toEqual([null, null, refusal])
  }
  const { id } = await write()
  const remove = async (by: typeof operator) => (await by.tryCall('deleteHomeMessage', { id })).error
  expect([await remove(operator), await remove(operator), await remove(other)]).toEqual([null, null, 'messageNotFound'])
})

test('an invitation that is made again after a lost answer is there once: its first code opens nothing, its second does', async () => {
  const administrator = await server.given.signedIn({ userType: UserType.administrator })
  await server.given.confirm(administrator)
  const asked = { purpose: '门店员工', onceKey: randomId() }
  const invite = (more: object = {}) => administrator.call('addInvitation', { ...asked, ...more })
  const [first, second] = [await invite(), await invite()]
  expect([second.id, second.code === first.code]).toEqual([first.id, false])
  // Each code that was given out is in the log.
  const noted = await administrator.call('listOwnAudit', { action: 'addInvitation' })
  expect(noted.list.map(({ targetId }) => targetId)).toEqual([first.id, first.id])
  expect((await administrator.call('listInvitations', {})).total).toBe(1)
  const isGood = async (code: string) => (await server.client().call('checkInvitationCode', { code })).valid
  expect([await isGood(first.code), await isGood(second.code)]).toEqual([false, true])
  expect((await invite({ quota: 2 })).id).not.toBe(first.id)
  // Once a person has come in by it, its code is known and stays.
  await runSql(server.address, `update invitation set used = 1, quota = 5 where id = '${first.id}'`)
  expect((await invite()).id).not.toBe(first.id)
  expect(await isGood(second.code)).toBe(true)
})

test('what was said is not to be guessed from what is kept of it', async () => {
  const operator = await rootOperator(server)
  const { version } = (await operator.call('getPlatformSettings', {})).telemetry
  const onceKey = randomId()
  await operator.call('updateTelemetrySetting', { percent: 7, version, onceKey })
  const { rows } = await runSql(server.address, `select digest from platform_sent_once where key like '%${onceKey}%'`)
  const plain = createHash('sha256')
    .update(JSON.stringify({ percent: 7 }))
    .digest('base64url')
  expect([rows.length, rows[0]?.['digest'] === plain]).toEqual([1, false])
})

test('a key goes after a day', async () => {
  const builder = await server.given.signedIn({ userType: UserType.developer })
  await builder.call('addBuiltApplication', { name: '台账', onceKey: randomId() })
  const operator = await rootOperator(server)
  const text = { titleZh: '停机', contentZh: plainText('周六停机') }
  await operator.call('writeHomeMessage', { ...text, onceKey: randomId() })
  const goneIn = (hours: number) => {
    const now = new Date(Date.now() + hours * 3_600_000)
    const at = { now, kept: {} as never, staysFailed: [] }
    return server.services.tx(platform, async (db) => [await oldKeys(db, at), await oldPlatformKeys(db, at)])
  }
  expect(await goneIn(23)).toEqual([0, 0])
  expect((await goneIn(25)).every((gone) => gone > 0)).toBe(true)
})
