import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import {
  begun,
  givenAdministrator,
  givenFile,
  imported,
  members,
  sent,
  work,
  workAndDie,
  type Administrator,
} from './test/given.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const mapping = { name: 0, loginId: 1, phone: 2, departments: 3, title: 4 }
const file = (id: string, admin: Administrator) => admin.tryCall('downloadMemberImportFaults', { id })

test('killed three times, an import makes each member once and names each faulty row once', async () => {
  const admin = await givenAdministrator(server)
  const faulty = new Set(Array.from({ length: 37 }, (_, index) => index * 26))
  const text = givenFile(1000, faulty)
  const { id, total, guess } = await sent(admin, text)
  expect([total, guess]).toEqual([1000, mapping])
  const of = { entId: admin.entId, id }
  await begun(server, { ...of, mapping })
  for (const batches of [1, 0, 2]) await workAndDie(server, of, batches)
  expect(await admin.call('getMemberImport', { id })).toMatchObject({ state: 'running', seen: 750 })
  expect(await work(server, of)).toBe('done')
  const done = await admin.call('getMemberImport', { id })
  expect(done).toMatchObject({ state: 'done', seen: 1000, added: 963, present: 0, refused: 37 })
  const made = await members(server, admin.entId)
  expect([made.length, new Set(made.map(({ loginId }) => loginId)).size]).toEqual([963, 963])
  const { list, total: named } = await admin.call('listMemberImportFaults', { id, iDisplayLength: 200 })
  expect([named, list.length]).toEqual([37, 37])
  expect((await admin.call('listMemberImportFaults', { id, iSearch: '成员936' })).list).toMatchObject([{ row: 938 }])
  expect(list[1]).toEqual({ row: 28, column: '手机号', value: '123456', reason: '不是有效的手机号' })
  // Once more: nothing is added, nothing changed.
  expect(await imported(admin, text)).toMatchObject({ added: 0, present: 963, refused: 37 })
  expect(await members(server, admin.entId)).toEqual(made)
})

test('the file of faults is mended and imported again, and no cell of it is a formula', async () => {
  const admin = await givenAdministrator(server)
  const mark = admin.entId
  const text = `姓名;登录账号;手机号;部门;职务\n'=李四;${mark}a;99;;\n王五;${mark}b;'+8613800138000;;\n`
  const first = await imported(admin, text)
  expect(first).toMatchObject({ added: 1, refused: 1 })
  const { body, headers } = await file(first.id, admin)
  expect(headers.get('content-type')).toContain('text/csv')
  expect(headers.get('content-disposition')).toContain(encodeURIComponent('people 导入错误.csv'))
  expect(String(body)).toBe(
    `行号,出错的列,出错的内容,原因,姓名,登录账号,手机号,部门,职务\r\n2,手机号,99,不是有效的手机号,'=李四,${mark}a,99,,\r\n`,
  )
  const again = await imported(admin, `\uFEFF${String(body)}`.replace(',99,,', ",'+8613900139000,,"))
  expect(again).toMatchObject({ added: 1, refused: 0 })
  expect(await members(server, admin.entId)).toMatchObject([
    { name: '=李四', phone: '+8613900139000' },
    { name: '王五', phone: '+8613800138000' },
  ])
})

test('a column that was imported stays in the file of faults, whatever it is called', async () => {
  const admin = await givenAdministrator(server)
  const { id } = await sent(admin, '姓名,登录账号,Reason,Row\n张三,a b,工程师,7\n')
  await admin.call('startMemberImport', { id, mapping: { name: 0, loginId: 1, title: 2 } })
  await until(async () => (await admin.call('getMemberImport', { id })).endedAt !== null)
  expect(String((await file(id, admin)).body)).toMatch(/姓名,登录账号,Reason\r\n2,.*,张三,a b,工程师\r\n$/)
})

test('each fault is named by its row, column, value and reason', async () => {
  const admin = await givenAdministrator(server)
  const elsewhere = await server.given.person()
  const left = await server.given.person({ enterprise: { id: admin.entId } })
  await admin.call('removeMember', { userId: left.id })
  const mark = admin.entId
  await admin.call('addDepartment', { name: '销售部' })
  const text = [
    'Name,Username,Email,Department,Type',
    `,${mark}1,,,`,
    'Ann,a b,no address,,',
    `Ann,${mark}2,,Nowhere,`,
    `Ann,${mark}3,,销售部,boss`,
    `Ann,${elsewhere.loginId},,,`,
    `Ann,${left.loginId},,,`,
    `Ann,${mark}4,,销售部,developer`,
    `Ann,${mark.toUpperCase()}4,,,`,
  ].join('\n')
  const { id } = await imported(admin, text, false)
  const { list } = await admin.call('listMemberImportFaults', { id })
  expect(list.map(({ row, column, reason }) => [row, column, reason])).toEqual([
    [2, 'Name', '缺少必填内容'],
    [3, 'Username', expect.stringContaining('2 到 64')],
    [3, 'Email', '不是有效的邮箱地址'],
    [4, 'Department', '没有部门“Nowhere”'],
    [5, 'Type', expect.stringContaining('应用开发者')],
    [6, 'Username', '此账号已被使用'],
    [7, 'Username', expect.stringContaining('已退出企业')],
    [9, 'Username', '与第 8 行的账号相同'],
  ])
  expect(await members(server, admin.entId)).toMatchObject([{ loginId: `${mark}4`, userType: UserType.developer }])
})

test('departments are found by path, made where asked, and the first is the main one', async () => {
  const admin = await givenAdministrator(server)
  const text = `姓名,登录账号,部门\n张三,${admin.entId}a,总部/研发部；销售部\n李四,${admin.entId}b,研发部\n`
  expect(await imported(admin, text)).toMatchObject({ added: 2 })
  const all = await admin.call('listDepartments', {})
  const head = all.find(({ name }) => name === '总部')
  expect(all.map(({ name, parentId, people }) => [name, parentId, people])).toEqual(
    expect.arrayContaining([
      ['总部', null, 0],
      ['研发部', head?.id, 2],
      ['销售部', null, 1],
    ]),
  )
  expect(all).toHaveLength(3)
  const { list } = await admin.call('listDepartmentMembers', { iSearch: '张三' })
  expect(list.find(({ isMain }) => isMain)?.departmentName).toBe('研发部')
  expect(list).toHaveLength(2)
})

test('an imported title is that of the main department, and the list of members names both', async () => {
  const admin = await givenAdministrator(server)
  const [mark, departments] = [admin.entId, '总部/接待组；销售部']
  const people = [`张三,${mark}a,${departments},接待员`, `李四,${mark}b,销售部,`, `王五,${mark}c,,顾问`]
  expect(await imported(admin, `姓名,登录账号,部门,职务\n${people.join('\n')}\n`)).toMatchObject({ added: 3 })
  const { list } = await admin.call('listDirectory', {})
  const placesOf = (person: string) => list.find(({ name }) => name === person)?.departments
  expect(placesOf('张三')).toMatchObject([
    { name: '接待组', title: '接待员' },
    { name: '销售部', title: '' },
  ])
  expect(placesOf('李四')).toMatchObject([{ name: '销售部', title: '' }])
  const { list: members } = await admin.call('listMembers', {})
  const titles = new Map(members.map(({ loginId, title }) => [loginId, title]))
  expect(['a', 'b', 'c'].map((one) => titles.get(mark + one))).toEqual(['接待组 · 接待员', '销售部', '顾问'])
})

test('no more come in than the enterprise may have, and the rest are named', async () => {
  const admin = await givenAdministrator(server, 3)
  const rows = Array.from({ length: 4 }, (_, index) => `张三,${admin.entId}${index}`)
  const { id, ...counts } = await imported(admin, `姓名,登录账号\n${rows.join('\n')}`)
  expect(counts).toMatchObject({ added: 2, refused: 2 })
  const { list } = await admin.call('listMemberImportFaults', { id })
  expect(list.map(({ row, reason }) => [row, reason])).toEqual([
    [4, '企业的成员数已达上限'],
    [5, '企业的成员数已达上限'],
  ])
})

test('the preview says what would become of the first rows, and changes nothing', async () => {
  const admin = await givenAdministrator(server)
  const { id } = await sent(admin, `姓名,登录账号,部门\n张三,${admin.entId}a,新部门\n,${admin.person.loginId},\n,x,\n`)
  const asked = { id, mapping: { name: 0, loginId: 1, departments: 2 } }
  const { rows, room } = await admin.call('previewMemberImport', asked)
  expect(rows).toMatchObject([
    { row: 2, isPresent: false, faults: [{ field: 'departments', column: '部门', value: '新部门' }] },
    { row: 3, isPresent: true, faults: [] },
    { row: 4, faults: [{ field: 'name' }, { field: 'loginId' }] },
  ])
  expect(room).toBe(19_999)
  expect((await admin.call('previewMemberImport', { ...asked, makeDepartments: true })).rows[0]?.faults).toEqual([])
  expect([await members(server, admin.entId), await admin.call('listDepartments', {})]).toEqual([[], []])
})

test('a file that is refused is refused by its place', async () => {
  const admin = await givenAdministrator(server)
  const answer = await admin.tryCall(
    'readMemberFile',
    { name: 'a.csv' },
    { content: Buffer.from('a,b\n1,=cmd|x!A0\n') },
  )
  expect(answer).toMatchObject({
    error: 'tableRefused',
    status: 409,
    body: { params: { code: 'formula', row: 2, column: 'B' } },
  })
  expect(answer.msg).toContain('B2')
})
