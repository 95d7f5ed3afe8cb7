import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls, UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { begun, givenAdministrator, givenFile, imported, members, sent, work, workAndDie } from './test/given.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const mapping = { name: 0, loginId: 1, phone: 2, departments: 3, title: 4 }

test('an import is its own enterprise’s alone; administrators who confirmed begin one, and sent again it is the same', async () => {
  const admin = await givenAdministrator(server)
  const other = await givenAdministrator(server)
  const { id } = await sent(admin, `姓名,登录账号\n张三,${admin.entId}a\n`)
  const begin = { id, mapping: { name: 0, loginId: 1 } }
  expect((await other.tryCall('startMemberImport', begin)).error).toBe('importNotOpen')
  const enterprise = { id: admin.entId }
  const colleague = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  expect((await colleague.tryCall('startMemberImport', begin)).error).toBe('stepUpRequired')
  await server.given.confirm(colleague)
  expect((await colleague.tryCall('startMemberImport', begin)).error).toBe('importNotOpen')
  const member = await server.given.signedIn({ enterprise })
  for (const name of ['readMemberFile', 'previewMemberImport', 'startMemberImport', 'listMemberImports'] as const)
    expect([name, (await member.fetch(calls[name].path, { method: calls[name].method })).status]).toEqual([name, 403])
  expect(await admin.call('startMemberImport', begin)).toEqual({ id })
  // Sent again after a lost answer, while it is under way and afterwards.
  expect(await admin.call('startMemberImport', begin)).toEqual({ id })
  await until(async () => (await admin.call('getMemberImport', { id })).endedAt !== null)
  expect(await admin.call('startMemberImport', begin)).toEqual({ id })
  expect((await colleague.tryCall('startMemberImport', begin)).error).toBe('importNotOpen')
  const otherwise = { ...begin, mapping: { name: 1, loginId: 0 } }
  expect((await admin.tryCall('startMemberImport', otherwise)).error).toBe('importNotOpen')
  for (const name of [
    'getMemberImport',
    'listMemberImportFaults',
    'downloadMemberImportFaults',
    'cancelMemberImport',
  ] as const)
    expect([name, (await other.tryCall(name, { id })).error]).toEqual([name, 'notFound'])
  expect(await other.call('listMemberImports', {})).toEqual([])
  expect(await admin.call('listMemberImports', {})).toMatchObject([{ id, added: 1 }])
})

test('a preview tells of no stranger, and of the enterprise’s own people all; the import itself says which username is taken', async () => {
  const admin = await givenAdministrator(server)
  const [stranger, member] = [
    await server.given.person(),
    await server.given.person({ enterprise: { id: admin.entId } }),
  ]
  const [email, phone] = [`${stranger.loginId}@mail.example`, '+8613912341111']
  await server.services.tx(platform, (db) =>
    db
      .updateTable('user_account')
      .set({ email, email_verified_at: new Date(), phone, phone_e164: phone })
      .where('id', '=', stranger.id)
      .execute(),
  )
  const free = `${admin.entId}a`
  const text = `姓名,登录账号,手机号,邮箱\n甲,${stranger.loginId},,\n乙,${member.loginId},,\n丙,${free},${phone},${email}\n`
  const { id } = await sent(admin, text)
  const { rows } = await admin.call('previewMemberImport', {
    id,
    mapping: { name: 0, loginId: 1, phone: 2, email: 3 },
    makeDepartments: false,
  })
  expect(rows.map(({ isPresent, faults }) => [isPresent, faults])).toEqual([
    [false, []],
    [true, []],
    [false, []],
  ])
  const done = await imported(admin, text)
  expect(done).toMatchObject({ added: 1, present: 1, refused: 1 })
  expect((await admin.call('listMemberImportFaults', { id: done.id })).list).toMatchObject([
    { row: 2, column: '登录账号' },
  ])
  expect(await members(server, admin.entId)).toEqual(
    expect.arrayContaining([expect.objectContaining({ loginId: free, phone })]),
  )
})

test('an import brings in no further member once its administrator has become a member', async () => {
  const admin = await givenAdministrator(server)
  const { id } = await sent(admin, givenFile(300, new Set()))
  const of = { entId: admin.entId, id }
  await begun(server, { ...of, mapping })
  await workAndDie(server, of, 1)
  await server.services.tx(platform, (db) =>
    db.updateTable('membership').set({ user_type: UserType.member }).where('user_id', '=', admin.person.id).execute(),
  )
  expect(await work(server, of)).toBe('done')
  expect(await members(server, admin.entId)).toHaveLength(250)
})

test('one that is stopped brings in no more, and is written down once with its counts', async () => {
  const admin = await givenAdministrator(server)
  const { id } = await sent(admin, givenFile(300, new Set([1])))
  const of = { entId: admin.entId, id }
  await begun(server, { ...of, mapping })
  await workAndDie(server, of, 1)
  await admin.call('cancelMemberImport', { id })
  expect(await work(server, of)).toBe('done')
  expect(await members(server, admin.entId)).toHaveLength(249)
  const acts = await server.services.tx(platform, (db) =>
    db
      .selectFrom('audit_log')
      .select('diff')
      .where('ent_id', '=', admin.entId)
      .where('action', '=', 'importMembers')
      .execute(),
  )
  expect(acts.map(({ diff }) => diff)).toEqual([{ name: 'people.csv', users: 249, present: 0, refused: 1 }])
})

test('a member out of a file signs in once an administrator has given an initial password', async () => {
  const admin = await givenAdministrator(server)
  await imported(admin, `姓名,登录账号\n张三,${admin.entId}a\n`)
  const [made] = await members(server, admin.entId)
  const { loginId, initialSecret } = await admin.call('resetMemberPassword', { userId: made?.id ?? '' })
  const browser = server.client()
  await browser.call('signIn', { loginId, password: initialSecret })
  expect((await browser.tryCall('listDepartments', {})).error).toBe('passwordChangeRequired')
})

test('a cell with more departments than a person may be given is one fault, however long it is', async () => {
  const admin = await givenAdministrator(server)
  const many = Array.from({ length: 900 }, (_, index) => `d${index}`).join(';')
  const { id } = await imported(admin, `姓名,登录账号,部门\n张三,${admin.entId}a,${many}\n`)
  const { list } = await admin.call('listMemberImportFaults', { id })
  expect(list).toMatchObject([{ row: 2, column: '部门', reason: '一人最多 20 个部门' }])
  expect(await admin.call('listDepartments', {})).toEqual([])
})

test('of several departments that are not there each fault names its own alone', async () => {
  const admin = await givenAdministrator(server)
  const { id } = await imported(admin, `姓名,登录账号,部门\n张三,${admin.entId}a,甲部;乙部\n`, false)
  const { list } = await admin.call('listMemberImportFaults', { id })
  expect(list.map(({ value }) => value)).toEqual(['甲部', '乙部'])
})

test.each([{ status: 'suspended' as const }, { status: 'readonly' as const }, { expires_at: new Date(0) }])(
  'an enterprise that is %j meanwhile gets no further member',
  async (change) => {
    const admin = await givenAdministrator(server)
    const { id } = await sent(admin, givenFile(300, new Set()))
    const of = { entId: admin.entId, id }
    await begun(server, { ...of, mapping })
    await workAndDie(server, of, 1)
    await server.services.tx(platform, (db) =>
      db.updateTable('enterprise').set(change).where('id', '=', admin.entId).execute(),
    )
    expect(await work(server, of)).toBe('done')
    expect(await members(server, admin.entId)).toHaveLength(250)
    const row = await server.services.tx(platform, (db) =>
      db.selectFrom('member_import').select('status').where('id', '=', id).executeTakeFirst(),
    )
    expect(row?.status).toBe('failed')
  },
)

test('the account is locked before the job and the import, as a call does that stops it', async () => {
  const admin = await givenAdministrator(server)
  const { id } = await sent(admin, givenFile(1, new Set()))
  const of = { entId: admin.entId, id }
  await begun(server, { ...of, mapping })
  const free: (string | undefined)[] = []
  const hold = async () => {
    const found = await server.services.tx(platform, async (db) => [
      await db
        .selectFrom('user_account')
        .select('id')
        .where('id', '=', admin.person.id)
        .forUpdate()
        .skipLocked()
        .execute(),
      await db.selectFrom('member_import').select('id').where('id', '=', id).forUpdate().skipLocked().execute(),
    ])
    free.push(...found.flat().map((row) => row.id))
    return false
  }
  await work(server, of, { hold })
  expect(free).toEqual([id])
})
