import { act, screen, waitFor, within } from '@testing-library/react'
import { type Exported, type MemberRow, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, chooseOfList, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'
import { aMember } from './given.ts'

const li = aMember({ userType: UserType.developer, title: '研发部 · 工程师', position: '工程师' })
const owner: MemberRow = {
  ...li,
  userId: 'u2',
  name: '王总',
  userType: UserType.administrator,
  canHandle: false,
  canVerify: false,
}

function draw(calls: CallFakes = {}, path = '/enterprise/members') {
  const server: CallFakes = { listMembers: () => ({ total: 2, list: [li, owner] }), ...calls }
  return renderScreen(routes, { path, messages, session: signedInAs(UserType.administrator), calls: server })
}

async function ask({ user }: ReturnType<typeof draw>, action = '移出企业') {
  await user.click(await screen.findByRole('button', { name: '李华 的操作' }))
  await user.click(screen.getByRole('menuitem', { name: action }))
  return within(await screen.findByRole(action === '更改职务与用户类型' ? 'dialog' : 'alertdialog'))
}

test('an administrator sees who belongs to the enterprise; the owner cannot be removed', async () => {
  const { container } = draw()
  const row = within(await screen.findByRole('row', { name: /李华/ }))
  for (const text of ['li.hua', '研发部 · 工程师', '应用开发者', '正常']) expect(row.getByText(text)).toBeVisible()
  expect(screen.queryByRole('button', { name: '王总 的操作' })).not.toBeInTheDocument()
  expect(await axeFaults(container)).toEqual([])
})

test('removing names the person and asks first', async () => {
  const page = draw({ removeMember: () => ({}) })
  const dialog = await ask(page)
  expect(dialog.getByText('把“李华”移出企业？')).toBeVisible()
  expect(dialog.getByText(/失去所在部门和角色/)).toBeVisible()
  expect(page.calls.asked('removeMember')).toEqual([])
  await page.user.click(dialog.getByRole('button', { name: '移出企业' }))
  expect(await screen.findByText('已移出 李华')).toBeVisible()
  expect(page.calls.asked('removeMember')).toEqual([{ userId: 'u1' }])
})

test('a refusal is said in the dialog, which stays', async () => {
  const page = draw({ removeMember: () => new Problem('memberNotFound') })
  const dialog = await ask(page)
  await page.user.click(dialog.getByRole('button', { name: '移出企业' }))
  expect(await dialog.findByText('企业中没有该成员')).toBeVisible()
})

test('search and type in an address reach the server, and nobody found leads back to everybody', async () => {
  const page = draw({ listMembers: () => ({ total: 0, list: [] }) }, '/enterprise/members?iSearch=zzz&userType=4')
  await page.user.click(await screen.findByRole('button', { name: '清除全部条件' }))
  expect(page.calls.asked('listMembers')[0]).toMatchObject({ iSearch: 'zzz', userType: UserType.developer })
  await waitFor(() => expect(page.address()).toBe('/enterprise/members'))
})

test('a failure offers Retry', async () => {
  draw({ listMembers: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test('U04: an administrator gives a member a new first password, which is shown this once and which Back does not lose', async () => {
  const page = draw({ resetMemberPassword: () => ({ loginId: 'li.hua', initialSecret: 'first-Pass-9' }) })
  const dialog = await ask(page, '重置密码')
  await page.user.click(dialog.getByRole('button', { name: '重置密码' }))
  const shown = within(await screen.findByRole('dialog', { name: '李华 的初始密码' }))
  expect(shown.getByText('first-Pass-9')).toBeVisible()
  expect(page.calls.asked('resetMemberPassword')).toEqual([{ userId: 'u1' }])
  act(() => expect(page.portal.goBack()).toBe(true))
  expect(shown.getByText('first-Pass-9')).toBeVisible()
  await page.user.click(shown.getByRole('button', { name: '我已记下' }))
  await waitFor(() => expect(screen.queryByText('first-Pass-9')).not.toBeInTheDocument())
})

test('U04: an account that belongs elsewhere, too, is the operators’ to reset, and the dialog says so', async () => {
  const page = draw({ resetMemberFactors: () => new Problem('memberElsewhere') })
  const dialog = await ask(page, '重置两步验证')
  await page.user.click(dialog.getByRole('button', { name: '重置两步验证' }))
  expect(await dialog.findByText('此账号还属于其他企业，请联系平台运营人员处理')).toBeVisible()
})

test('U04: a position, without the department, or another type is sent, and not what is left as it was', async () => {
  const page = draw({ updateMember: () => ({}) })
  const save = () => page.user.click(screen.getByRole('button', { name: '保存' }))
  const position = (await ask(page, '更改职务与用户类型')).getByDisplayValue('工程师')
  await page.user.clear(position)
  await page.user.type(position, '经理')
  await save()
  expect(await screen.findByText('已更改 李华 的职务与用户类型')).toBeVisible()
  const type = (await ask(page, '更改职务与用户类型')).getByRole('combobox', { name: '用户类型' })
  await page.user.selectOptions(type, '企业管理员')
  await save()
  const sent = [{ title: '经理' }, { userType: UserType.administrator }].map((one) => ({ userId: 'u1', ...one }))
  await waitFor(() => expect(page.calls.asked('updateMember')).toEqual(sent))
})

test('U04: whoever is suspended here is shown as such, and can be resumed', async () => {
  const page = draw({
    listMembers: () => ({ total: 1, list: [{ ...li, isSuspended: true }] }),
    updateMember: () => ({}),
  })
  expect(await screen.findByText('已停用（本企业）')).toBeVisible()
  const dialog = await ask(page, '恢复')
  await page.user.click(dialog.getByRole('button', { name: '恢复' }))
  expect(await screen.findByText('已恢复 李华')).toBeVisible()
  expect(page.calls.asked('updateMember')).toEqual([{ userId: 'u1', status: 'active' }])
})

test('U04: signing out and suspending name the person and say so afterwards', async () => {
  const page = draw({ endMemberSessions: () => ({ ended: 1 }), updateMember: () => ({}) })
  await page.user.click((await ask(page, '强制下线')).getByRole('button', { name: '强制下线' }))
  expect(await screen.findByText('李华 已下线')).toBeVisible()
  await page.user.click((await ask(page, '停用')).getByRole('button', { name: '停用' }))
  expect(await screen.findByText('已停用 李华')).toBeVisible()
})

test('U09: more members than the browser reads are written by the server, for this enterprise', async () => {
  const exported: Exported = {
    id: 'e1',
    list: 'listMembers',
    name: '成员.csv',
    status: 'done',
    rows: 20_000,
    total: 20_000,
    sizeBytes: 5,
    startedAt: '2026-03-05T08:00:00.000Z',
    expiresAt: '2026-03-06T08:00:00.000Z',
  }
  const page = draw({
    listMembers: () => ({ total: 10_001, list: [li] }),
    startSpaceExport: () => exported,
    listSpaceExports: () => [exported],
  })
  await screen.findByRole('row', { name: /李华/ })
  await chooseOfList(page.user, '成员', '导出 (CSV)')
  expect(await screen.findByRole('button', { name: '下载 成员.csv' })).toBeVisible()
  const [asked] = page.calls.asked('startSpaceExport')
  expect(asked).toMatchObject({ list: 'listMembers', asked: {} })
  expect(asked?.columns).toContainEqual(
    expect.objectContaining({ field: 'standing', others: ['status', 'isSuspended', 'hasSignedIn'], label: '状态' }),
  )
})

test('U05: whoever left is let in again, and no longer; the person does the rest', async () => {
  const left = { ...li, canHandle: false, leftAt: '2026-04-01T08:00:00.000Z' }
  const returnUntil = '2026-04-09T08:00:00.000Z'
  const page = draw({
    listMembers: () => ({ total: 1, list: [left] }),
    letMemberReturn: ({ isOpen }) => ({ returnUntil: isOpen ? returnUntil : null }),
  })
  const dialog = await ask(page, '允许重新加入')
  expect(dialog.getByText(/须由本人在七天内确认/)).toBeVisible()
  page.calls.change({ listMembers: () => ({ total: 1, list: [{ ...left, returnUntil }] }) })
  await page.user.click(dialog.getByRole('button', { name: '允许重新加入' }))
  expect(await screen.findByText('已允许 李华 在七天内重新加入')).toBeVisible()
  await page.user.click((await ask(page, '取消重新加入')).getByRole('button', { name: '取消重新加入' }))
  expect(await screen.findByText('已取消 李华 的重新加入')).toBeVisible()
  expect(page.calls.asked('letMemberReturn')).toEqual([
    { userId: 'u1', isOpen: true },
    { userId: 'u1', isOpen: false },
  ])
})

test('an administrator adds a member, whose initial password is shown this once', async () => {
  const page = draw({ addMember: () => ({ userId: 'u9', loginId: 'zhang', initialSecret: 'first-Pass-9' }) })
  expect(await screen.findByRole('link', { name: '导入成员' })).toHaveAttribute(
    'href',
    expect.stringContaining('/enterprise/members/import'),
  )
  await page.user.click(screen.getByRole('button', { name: '新增成员' }))
  const form = within(await screen.findByRole('dialog'))
  await page.user.type(form.getByLabelText(/姓名/), '张三')
  await page.user.type(form.getByLabelText(/账号/), 'zhang')
  await page.user.click(form.getByRole('button', { name: '新增' }))
  expect(await screen.findByText('first-Pass-9')).toBeVisible()
  expect(page.calls.asked('addMember')).toEqual([
    { name: '张三', loginId: 'zhang', userType: UserType.member, onceKey: expect.any(String) },
  ])
})
