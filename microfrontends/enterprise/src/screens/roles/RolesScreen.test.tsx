import { Problem, UserType, type EnterpriseRole, type ManagedApplication } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { messages } from './messages.ts'

const editors: EnterpriseRole = {
  id: 'editors',
  name: '编辑',
  nameEn: 'Editors',
  module: 'system',
  detail: '/homepage',
  sort: 10,
  enabled: true,
  isBuiltIn: false,
  version: 3,
  permissions: [
    { permission: '/user/directory', scope: 'enterprise' },
    { permission: 'orgEdit', scope: 'department' },
  ],
  people: 2,
  departments: 1,
  titles: 0,
}
const administrators = { ...editors, id: 'admins', name: '企业管理员', isBuiltIn: true, permissions: [] }
const config = { theme: null, lang: null, pageSize: null, startPage: null, hidesReading: false }
const pages = [
  { path: '/homepage', name: '企业主页' },
  { path: '/user/directory', name: '通讯录' },
]
const assets: ManagedApplication = {
  id: 'a1',
  name: '资产台账',
  nameEn: 'Assets',
  icon: null,
  color: null,
  description: '',
  categoryId: null,
  sort: 1,
  kind: 'built',
  visible: true,
  isPublished: true,
  ownUrl: null,
  audience: 'everyone',
  isAskable: false,
  isPublic: false,
  people: 0,
  departments: 0,
  roles: 0,
}

const session = signedInAs(UserType.administrator)
function draw(calls: CallFakes = {}) {
  const server: CallFakes = {
    listEnterpriseRoles: () => [administrators, editors],
    listRoleMembers: () => ({
      people: [{ userId: 'u1', name: '赵月白' }],
      total: 1,
      departments: [{ id: 'd1', name: '研发部', nameEn: null }],
      titles: ['主编'],
    }),
    listDirectory: () => ({
      total: 1,
      list: [{ userId: 'u2', name: '钱小荷', isExternal: false, isVerified: false, departments: [], phone: null }],
    }),
    getPersonConfig: () => ({ ...config, startPages: pages }),
    listManagedApplications: () => [assets],
    ...calls,
  }
  return renderScreen(routes, { path: '/enterprise/roles', messages, session, calls: server, lang: 'zh-CN' })
}

const cardOf = async (name: string) => within(await screen.findByRole('region', { name }))

test('a role shows what it allows and how many come by it, and one of a user type offers no change', async () => {
  const page = draw()
  const card = await cardOf('编辑')
  for (const text of ['通讯录 · 编辑组织（本部门及下级部门）', '2 名成员、1 个部门', '企业主页', '/homepage'])
    expect(await card.findByText(text)).toBeVisible()
  expect((await cardOf('企业管理员')).queryByRole('button', { name: /修改|删除/ })).toBeNull()
  expect(await axeFaults(page.container)).toEqual([])
})

test('an enterprise without roles says how to begin, and a list that fails can be asked for again', async () => {
  const page = draw({ listEnterpriseRoles: () => new Problem('internal') })
  const retry = await screen.findByRole('button', { name: '重试' })
  page.calls.change({ listEnterpriseRoles: () => [] })
  await page.user.click(retry)
  expect(await screen.findByText('还没有角色')).toBeVisible()
})

test('a role is made with names, permissions and pages, and a path that is none is refused at its field', async () => {
  const page = draw({ addRole: () => ({ id: 'new' }) })
  await page.user.click(await screen.findByRole('button', { name: '新建角色' }))
  const dialog = within(await screen.findByRole('dialog', { name: '新建角色' }))
  await page.user.type(dialog.getByRole('textbox', { name: '名称' }), '审核')
  await page.user.type(dialog.getByRole('textbox', { name: '英文名称' }), 'Reviewers')
  await page.user.selectOptions(dialog.getByRole('combobox', { name: '编辑组织' }), '整个企业')
  await page.user.type(dialog.getByRole('textbox', { name: '页面' }), 'homepage')
  await page.user.click(dialog.getByRole('button', { name: '创建' }))
  expect(dialog.getByRole('textbox', { name: '页面' })).toBeInvalid()
  expect(page.calls.asked('addRole')).toEqual([])
  await page.user.clear(dialog.getByRole('textbox', { name: '页面' }))
  await page.user.type(dialog.getByRole('textbox', { name: '页面' }), '/homepage')
  await page.user.click(dialog.getByRole('button', { name: '创建' }))
  expect(await screen.findByText('已保存')).toBeVisible()
  const sent = { name: '审核', nameEn: 'Reviewers', module: 'system', orgEdit: 'enterprise', pages: '/homepage' }
  expect(page.calls.asked('addRole')).toMatchObject([sent])
})

test('an edit sends the version that was read, and what the role allows already', async () => {
  const page = draw({ updateRole: () => ({}) })
  await page.user.click((await cardOf('编辑')).getByRole('button', { name: '修改“编辑”' }))
  const dialog = within(await screen.findByRole('dialog', { name: '修改“编辑”' }))
  await page.user.type(dialog.getByRole('textbox', { name: '名称' }), '组')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存')).toBeVisible()
  const sent = { id: 'editors', version: 3, name: '编辑组', orgEdit: 'department', pages: '/user/directory' }
  expect(page.calls.asked('updateRole')).toMatchObject([sent])
})

test('a permission offers the scopes that it has, and shows another that is stored until it is changed', async () => {
  const permissions = [{ permission: 'announce', scope: 'department' as const }]
  const page = draw({ updateRole: () => ({}), listEnterpriseRoles: () => [{ ...editors, permissions }] })
  await page.user.click(await screen.findByRole('button', { name: '修改“编辑”' }))
  const dialog = within(await screen.findByRole('dialog'))
  const offered = (name: string) =>
    within(dialog.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(offered('编辑组织')).toEqual(['不允许', '整个企业', '本部门及下级部门', '本人负责的部门'])
  expect(offered('运营概览')).toEqual(['不允许', '整个企业'])
  expect(offered('模块')).toEqual(['企业门户', '应用平台', '其他产品'])
  const announce = dialog.getByRole('combobox', { name: '发布公告' })
  expect(announce).toHaveDisplayValue('本部门及下级部门')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(announce).toBeInvalid()
  expect(dialog.getByText('此权限只能授予整个企业')).toBeVisible()
  await page.user.selectOptions(announce, '整个企业')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存')).toBeVisible()
  expect(page.calls.asked('updateRole')).toMatchObject([{ announce: 'enterprise' }])
})

test('where people of a role begin is picked by title, applications among the pages, and an address without one stays', async () => {
  const page = draw({ updateRole: () => ({}), listEnterpriseRoles: () => [{ ...editors, detail: '/elsewhere' }] })
  expect(await (await cardOf('编辑')).findByText('/elsewhere')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '修改“编辑”' }))
  const landing = within(await screen.findByRole('dialog')).getByRole('combobox', { name: '登录后进入' })
  expect(landing).toHaveDisplayValue('/elsewhere')
  await page.user.selectOptions(landing, '应用“资产台账” · /app/a1')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存')).toBeVisible()
  expect(page.calls.asked('updateRole')).toMatchObject([{ detail: '/app/a1' }])
})

test('a role is given to a person, and taken back from a department', async () => {
  const page = draw({ addRoleMembers: () => ({}), removeRoleMember: () => ({}) })
  await page.user.click((await cardOf('编辑')).getByRole('button', { name: /成员/ }))
  const members = within(await screen.findByRole('dialog', { name: '“编辑”的成员' }))
  expect(await members.findByRole('link', { name: '赵月白' })).toHaveAttribute('href', '/user/directory?person=u1')
  await page.user.click(members.getByRole('button', { name: '从“研发部”收回' }))
  expect(page.calls.asked('removeRoleMember')).toEqual([{ roleId: 'editors', departmentId: 'd1' }])

  await page.user.click(members.getByRole('button', { name: '授予角色' }))
  const dialog = within(await screen.findByRole('dialog', { name: '授予“编辑”' }))
  await page.user.type(dialog.getByRole('combobox', { name: '成员' }), '钱')
  await page.user.click(await screen.findByRole('option', { name: '钱小荷' }))
  await page.user.click(dialog.getByRole('button', { name: '授予角色' }))
  expect(await screen.findByRole('dialog', { name: '“编辑”的成员' })).toBeVisible()
  expect(page.calls.asked('addRoleMembers')).toMatchObject([{ roleId: 'editors', userIds: ['u2'] }])
})

test('what a person may do is told with the role and the way to it', async () => {
  const held = {
    id: 'editors',
    name: '编辑',
    nameEn: 'Editors',
    enabled: true,
    permissions: editors.permissions,
    ways: [{ kind: 'department' as const, name: '研发部', nameEn: null }, { kind: 'person' as const }],
  }
  const { user } = draw({ explainPermissions: () => [held] })
  await user.click(await screen.findByRole('button', { name: '查看成员权限' }))
  const ask = within(await screen.findByRole('dialog', { name: '查看成员权限' }))
  await user.type(ask.getByRole('combobox', { name: '成员' }), '钱')
  await user.click(await screen.findByRole('option', { name: '钱小荷' }))
  await user.click(ask.getByRole('button', { name: '查看' }))
  expect(await screen.findByRole('dialog', { name: '权限及其来源' })).toHaveTextContent('部门“研发部” · 直接授予')
})

test('deleting asks first, and says who loses what', async () => {
  const page = draw({ deleteRole: () => ({}) })
  await page.user.click((await cardOf('编辑')).getByRole('button', { name: '删除“编辑”' }))
  await screen.findByRole('alertdialog', { name: '删除角色“编辑”？' })
  await page.user.click(screen.getByRole('button', { name: '删除' }))
  expect(await screen.findByText('已删除“编辑”')).toBeVisible()
  expect(page.calls.asked('deleteRole')).toEqual([{ id: 'editors', version: 3 }])
})
