import { type DraftAppRole, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { draftServer } from '../../../given.ts'
import { messages } from '../../../messages.ts'
import { routes } from '../../../routes.tsx'

const buyer: DraftAppRole = {
  uid: 'rolebuyer',
  rev: 2,
  body: {
    key: 'buyer',
    label: '采购',
    labelEn: 'Buyers',
    entities: [{ entity: 'tablerepair', acts: ['read', 'add'], rows: 'own', fields: { fieldstate: 'hidden' } }],
  },
}
const none = { userId: null, departmentId: null, isDeep: false, nameEn: null }
const members = [
  { ...none, id: 'm1', roleUid: 'rolebuyer', name: null },
  { ...none, id: 'm2', roleUid: 'rolebuyer', departmentId: 'd1', isDeep: true, name: '销售' },
  { ...none, id: 'm3', roleUid: 'other', userId: 'p1', name: '王五' },
]

function open(calls: CallFakes = {}, options: ScreenOptions = {}) {
  const session = signedInAs(UserType.developer)
  const all = { ...draftServer({ roles: [buyer] }).calls, listAppRoleMembers: () => members, ...calls }
  return renderScreen(routes, { path: '/builder/app1?view=roles', messages, session, calls: all, ...options })
}

test('a role shows what it may do with each table and who is in it, without a fault for assistive technology', async () => {
  const { container } = open({}, { lang: 'en-US' })
  const rights = await screen.findByRole('list', { name: 'Permissions of “Buyers”' })
  expect(within(rights).getByText('View records · Add records · Own')).toBeVisible()
  const people = await screen.findByRole('list', { name: 'Members of “Buyers”' })
  const names = within(people)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['All members of the enterprise', '销售, with subdepartments'])
  expect(await axeFaults(container)).toEqual([])
})

test('all roles and tables stand in one picture, and a cell of it leads to the rights of its role', async () => {
  const visitor = { uid: 'rolevisitor', rev: 1, body: { ...buyer.body, key: 'visitor', label: '访客', entities: [] } }
  const page = open(draftServer({ roles: [buyer, visitor] }).calls)
  const matrix = within(await screen.findByRole('region', { name: '权限一览' }))
  expect(matrix.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['采购', '访客'])
  expect(matrix.getByRole('rowheader', { name: '报修单' })).toBeVisible()
  const cell = matrix.getByRole('button', { name: /^“采购”在“报修单”中的权限/ })
  expect(cell).toHaveAccessibleName(/查看 · 新增 ?本人的 · 1 个字段受限$/)
  await page.user.click(matrix.getByRole('button', { name: /^“访客”在“报修单”中的权限 ?无权限$/ }))
  expect(await screen.findByRole('dialog', { name: '“访客”在“报修单”中的权限' })).toBeVisible()
})

test('rights in a table are saved with the role, against its revision', async () => {
  const page = open({ putAppRole: ({ rev }) => ({ rev: rev + 1 }) })
  await page.user.click(await screen.findByRole('button', { name: '编辑“报修单”的权限' }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.click(dialog.getByRole('switch', { name: '修改记录' }))
  await page.user.selectOptions(dialog.getByLabelText(/哪些记录/), '全部')
  await page.user.selectOptions(dialog.getByLabelText(/字段：标题/), '可查看')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('putAppRole')).toHaveLength(1))
  expect(page.calls.asked('putAppRole')[0]).toMatchObject({ uid: 'rolebuyer', rev: 2 })
  expect(page.calls.asked('putAppRole')[0]?.body?.entities).toEqual([
    {
      entity: 'tablerepair',
      acts: ['read', 'add', 'change'],
      rows: 'all',
      fields: { fieldtitle: 'read', fieldstate: 'hidden' },
    },
  ])
})

test('a role works with the records that fulfil a condition, which is asked for before it is saved', async () => {
  const page = open({ putAppRole: ({ rev }) => ({ rev: rev + 1 }) })
  await page.user.click(await screen.findByRole('button', { name: '编辑“报修单”的权限' }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.selectOptions(dialog.getByLabelText(/哪些记录/), '符合条件的记录')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText('请至少填写一个完整的条件')).toBeVisible()
  const row = within(dialog.getByRole('group', { name: '条件 1' }))
  await page.user.selectOptions(row.getByLabelText('字段'), '创建人')
  await page.user.selectOptions(row.getByLabelText('比较方式'), '在我的部门')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('putAppRole')).toHaveLength(1))
  expect(page.calls.asked('putAppRole')[0]?.body?.entities?.[0]).toMatchObject({
    rows: 'condition',
    condition: { field: '_createdBy', op: 'myDepartment' },
  })
})

test('a member is removed at once, everybody is added, and a person has to be chosen', async () => {
  const page = open({ removeAppRoleMember: () => ({}), addAppRoleMember: () => ({}) })
  await page.user.click(await screen.findByRole('button', { name: '移除 企业全体成员' }))
  expect(await screen.findByText('已移除“企业全体成员”')).toBeVisible()
  expect(page.calls.asked('removeAppRoleMember')).toEqual([{ appId: 'app1', uid: 'rolebuyer', id: 'm1' }])
  await page.user.click(screen.getByRole('button', { name: '添加成员' }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.click(dialog.getByRole('button', { name: '添加' }))
  expect(await dialog.findByText('请选择')).toBeVisible()
  await page.user.selectOptions(dialog.getByLabelText(/成员类型/), '企业全体成员')
  await page.user.click(dialog.getByRole('button', { name: '添加' }))
  const everybody = { appId: 'app1', uid: 'rolebuyer', userId: null, departmentId: null, isDeep: false }
  await waitFor(() => expect(page.calls.asked('addAppRoleMember')).toEqual([everybody]))
})

test('people from outside, who open nothing that the enterprise builds, are not offered for a role', async () => {
  const person = { name: '方知秋', isExternal: false, isVerified: false, departments: [], phone: null }
  const list = [
    { ...person, userId: 'p2' },
    { ...person, userId: 'p3', name: '方外', isExternal: true },
  ]
  const page = open({ listDirectory: () => ({ total: 2, list }) })
  await page.user.click(await screen.findByRole('button', { name: '添加成员' }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.type(dialog.getByRole('combobox', { name: /人员/ }), '方')
  expect(await screen.findByRole('option', { name: '方知秋' })).toBeVisible()
  expect(screen.queryByRole('option', { name: /方外/ })).not.toBeInTheDocument()
})

test('a member that was removed is added back, and one who is there no more is not offered to be', async () => {
  const deep = { id: 'm2', roleUid: 'rolebuyer', userId: null, departmentId: 'sales', isDeep: true, nameEn: null }
  const page = open({
    listAppRoleMembers: () => [
      { ...deep, name: '销售部' },
      { ...deep, id: 'm3', departmentId: 'left', name: null },
    ],
    removeAppRoleMember: () => ({}),
    addAppRoleMember: () => ({}),
  })
  await page.user.click(await screen.findByRole('button', { name: '移除 销售部（含下级部门）' }))
  await page.user.click(await screen.findByRole('button', { name: '撤销' }))
  const back = { appId: 'app1', uid: 'rolebuyer', userId: null, departmentId: 'sales', isDeep: true }
  await waitFor(() => expect(page.calls.asked('addAppRoleMember')).toEqual([back]))
  await page.user.click(screen.getByRole('button', { name: /^移除 已移除/ }))
  expect(await screen.findByText(/^已移除“已移除的人员/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
})

test('an application without roles says what that means, and a first one is added', async () => {
  const page = open({
    ...draftServer().calls,
    putAppRole: ({ rev }) => ({ rev: rev + 1 }),
    listAppRoleMembers: () => new Problem('internal'),
  })
  expect(await screen.findByText('还没有角色')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '添加角色' }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.type(dialog.getByRole('textbox', { name: /^名称/ }), '审核')
  await page.user.click(dialog.getByRole('button', { name: '添加' }))
  await waitFor(() => expect(page.calls.asked('putAppRole')[0]).toMatchObject({ rev: 0, body: { label: '审核' } }))
})
