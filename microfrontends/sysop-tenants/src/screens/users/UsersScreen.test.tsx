import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { anEnterprisePage } from '../enterprises/given.ts'
import { aUser } from './given.ts'

function open(calls: CallFakes = {}, options: ScreenOptions = {}) {
  const server: CallFakes = {
    listUsers: () => ({ total: 1, list: [aUser()] }),
    getEnterprise: () => anEnterprisePage(),
    listSaasCategories: () => [{ id: 'retail', code: 'retail', name: '零售', nameEn: 'Retail', parentId: null }],
    ...calls,
  }
  const session = signedInAs(UserType.operator, { isRoot: true })
  return renderScreen(routes, { path: '/sysop/users', messages, calls: server, session, ...options })
}

async function choose({ user }: ReturnType<typeof open>, action: string) {
  await user.click(await screen.findByRole('button', { name: '李华 的操作' }))
  await user.click(screen.getByRole('menuitem', { name: action }))
  return screen.findByRole('alertdialog')
}

test('U09: Back closes a question first, and the list stays', async () => {
  const page = open()
  await choose(page, '停用')
  act(() => void page.portal.goBack())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(page.address()).toBe('/sysop/users')
})

test('an operator sees the people with their type, enterprise and state', async () => {
  open()
  const row = await screen.findByRole('row', { name: /李华/ })
  for (const text of ['li.hua', '企业管理员', 'Acme']) expect(within(row).getByText(text)).toBeVisible()
  // Of the person, and of their membership.
  expect(within(row).getAllByText('正常')).toHaveLength(2)
})

test('U09: whom an enterprise has suspended stands there as such', async () => {
  open({ listUsers: () => ({ total: 1, list: [aUser({ membership: 'suspended' })] }) })
  const row = await screen.findByRole('row', { name: /李华/ })
  for (const text of ['正常', '已停用']) expect(within(row).getByText(text)).toBeVisible()
})

test('every filter in an address reaches the server', async () => {
  const query =
    'userType=6&iSearch=li&userName=h&entid=acme1&saas_id=retail&isRoot=false&online=true&status=active&membership=suspended'
  const { calls } = open({}, { path: `/sysop/users?${query}` })
  await screen.findByRole('row', { name: /李华/ })
  expect(calls.asked('listUsers')[0]).toMatchObject({
    userType: UserType.administrator,
    iSearch: 'li',
    userName: 'h',
    entid: 'acme1',
    saas_id: 'retail',
    isRoot: false,
    online: true,
    status: 'active',
    membership: 'suspended',
  })
})

test('filters are chosen on the screen and cleared together', async () => {
  const { user, calls, address } = open()
  await user.selectOptions(screen.getByRole('combobox', { name: '用户类型' }), '企业管理员')
  await user.click(screen.getByRole('button', { name: '更多筛选' }))
  await user.selectOptions(screen.getByRole('combobox', { name: '在线' }), '是')
  await waitFor(() =>
    expect(calls.asked('listUsers').at(-1)).toMatchObject({ userType: UserType.administrator, online: true }),
  )
  await user.click(screen.getByRole('button', { name: '清除筛选' }))
  await waitFor(() => expect(calls.asked('listUsers').at(-1)).toMatchObject({ userType: 'all' }))
  expect(address()).toBe('/sysop/users')
})

test('suspending names the person, asks first and sends the version that was read', async () => {
  const page = open({ updateUser: () => aUser({ status: 'suspended' }) })
  const dialog = await choose(page, '停用')
  expect(within(dialog).getByText('停用“李华”？')).toBeVisible()
  expect(page.calls.asked('updateUser')).toEqual([])
  await page.user.click(within(dialog).getByRole('button', { name: '停用' }))
  expect(await screen.findByText('已停用 李华')).toBeVisible()
  const sent = { userid: 'u1', version: 3, status: 'suspended', onceKey: expect.any(String) }
  expect(page.calls.asked('updateUser')).toEqual([sent])
})

test('a suspended person can only be resumed', async () => {
  const { user } = open({ listUsers: () => ({ total: 1, list: [aUser({ status: 'suspended' })] }) })
  await user.click(await screen.findByRole('button', { name: '李华 的操作' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['恢复'])
})

test('a reset shows the new first password once, until it is closed', async () => {
  const page = open({ resetPassword: () => ({ loginId: 'li.hua', initialSecret: 'first-Pass-9' }) })
  const dialog = await choose(page, '重置密码')
  await page.user.click(within(dialog).getByRole('button', { name: '重置密码' }))
  const shown = await screen.findByRole('dialog', { name: '李华 的初始密码' })
  expect(within(shown).getByText('first-Pass-9')).toBeVisible()
  expect(page.calls.asked('resetPassword')).toEqual([{ op: 'reset', userId: 'u1' }])
  await page.user.click(within(shown).getByRole('button', { name: '我已记下' }))
  await waitFor(() => expect(screen.queryByText('first-Pass-9')).not.toBeInTheDocument())
})

test('ending the sessions of a person says so', async () => {
  const page = open({ endUserSessions: () => ({ ended: 2 }) })
  const dialog = await choose(page, '强制下线')
  await page.user.click(within(dialog).getByRole('button', { name: '强制下线' }))
  expect(await screen.findByText('李华 已下线')).toBeVisible()
})

test('lost second factors are taken away after a question', async () => {
  const page = open({ resetFactors: () => ({ removed: 1 }) })
  const dialog = await choose(page, '重置两步验证')
  await page.user.click(within(dialog).getByRole('button', { name: '重置两步验证' }))
  expect(await screen.findByText('李华 的两步验证已重置')).toBeVisible()
  expect(page.calls.asked('resetFactors')).toEqual([{ userid: 'u1', onceKey: expect.any(String) }])
})

test('a refusal is said in the dialog, which stays', async () => {
  const page = open({ updateUser: () => new Problem('ownAccount') })
  const dialog = await choose(page, '停用')
  await page.user.click(within(dialog).getByRole('button', { name: '停用' }))
  expect(await within(dialog).findByText('不能对自己的账号执行此操作')).toBeVisible()
})

test('a search that matches no person offers to clear it', async () => {
  const { user, address } = open({ listUsers: () => ({ total: 0, list: [] }) }, { path: '/sysop/users?iSearch=zzz' })
  await user.click(await screen.findByRole('button', { name: '清除全部条件' }))
  await waitFor(() => expect(address()).toBe('/sysop/users'))
})

test('an English operator reads English', async () => {
  open({}, { lang: 'en-US' })
  const row = await screen.findByRole('row', { name: /李华/ })
  expect(within(row).getByText('Enterprise administrator')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
})

test('assistive technology finds no fault in the list', async () => {
  const { container } = open()
  await screen.findByRole('row', { name: /李华/ })
  expect(await axeFaults(container)).toEqual([])
})

test('U04: a second operator is made here, and the first password is shown this once', async () => {
  const page = open({
    validateUser: () => ({ valid: true, fields: [] }),
    addUser: () => ({ userid: 'u9', loginId: 'wang', initialSecret: 'first-Pass-9' }),
  })
  await page.user.click(await screen.findByRole('button', { name: '新建运营人员或 SaaS 管理员' }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.type(dialog.getByLabelText(/登录账号/), 'wang')
  await page.user.type(dialog.getByLabelText(/姓名/), '王芳')
  await page.user.click(dialog.getByRole('switch', { name: '超级运营人员' }))
  await page.user.click(dialog.getByRole('button', { name: '创建账号' }))
  const shown = within(await screen.findByRole('dialog', { name: '王芳 的初始密码' }))
  expect(shown.getByText('first-Pass-9')).toBeVisible()
  expect(page.calls.asked('addUser')).toMatchObject([
    { loginId: 'wang', name: '王芳', userType: UserType.operator, isRoot: true },
  ])
})

test('an operator who is not root is offered nothing that only root operators may (U04)', async () => {
  const colleague = aUser({ userid: 'u2', name: '王芳', userType: UserType.operator })
  open({ listUsers: () => ({ total: 2, list: [aUser(), colleague] }) }, { session: signedInAs(UserType.operator) })
  expect(await screen.findByRole('button', { name: '李华 的操作' })).toBeVisible()
  expect(screen.getByRole('row', { name: /王芳/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: '王芳 的操作' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '新建运营人员或 SaaS 管理员' })).not.toBeInTheDocument()
})

test('U04: a login id that is taken is said as soon as it is left', async () => {
  const fields = [{ field: 'loginId', msg: '登录账号“wang”已被使用' }]
  const page = open({ validateUser: () => ({ valid: false, fields }) })
  await page.user.click(await screen.findByRole('button', { name: '新建运营人员或 SaaS 管理员' }))
  await page.user.type(within(await screen.findByRole('dialog')).getByLabelText(/登录账号/), 'wang')
  await page.user.tab()
  expect(await screen.findByText('登录账号“wang”已被使用')).toBeVisible()
})

test('U04: an operator is made root, and only what was changed is sent', async () => {
  const operator = aUser({ userType: UserType.operator, entid: null, entName: null })
  const page = open({
    listUsers: () => ({ total: 1, list: [operator] }),
    updateUser: () => ({ ...operator, isRoot: true }),
  })
  await page.user.click(await screen.findByRole('button', { name: '李华 的操作' }))
  await page.user.click(screen.getByRole('menuitem', { name: '编辑' }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑 李华' }))
  await page.user.click(dialog.getByRole('switch', { name: '超级运营人员' }))
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存 李华')).toBeVisible()
  const sent = { userid: 'u1', version: 3, isRoot: true, onceKey: expect.any(String) }
  expect(page.calls.asked('updateUser')).toEqual([sent])
})
