import { screen, within } from '@testing-library/react'
import { type MemberAccount, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'
import { aMember } from './given.ts'

const waiting = aMember({ name: '王方', loginId: 'wang.fang', hasSignedIn: false })
const account: MemberAccount = {
  userId: 'u1',
  version: 2,
  name: '王方',
  loginId: 'wang.fang',
  phone: '+8613900001111',
  email: null,
}

function draw(calls: CallFakes = {}, rows = [waiting]) {
  const server: CallFakes = {
    listMembers: () => ({ total: rows.length, list: rows }),
    getMemberAccount: () => account,
    ...calls,
  }
  const session = signedInAs(UserType.administrator)
  return renderScreen(routes, { path: '/enterprise/members', messages, session, calls: server })
}

async function open({ user }: ReturnType<typeof draw>) {
  await user.click(await screen.findByRole('button', { name: '王方 的操作' }))
  await user.click(screen.getByRole('menuitem', { name: '更正姓名与联系方式' }))
  return within(await screen.findByRole('dialog', { name: '王方 的账号' }))
}

test('of a member who has never signed in an administrator corrects the name and takes the telephone away', async () => {
  const page = draw({
    updateMemberAccount: ({ name = '' }) => ({ ...account, version: 3, name, phone: null }),
  })
  expect(await screen.findByText('尚未登录')).toBeVisible()
  const dialog = await open(page)
  const name = await dialog.findByRole('textbox', { name: /姓名/ })
  expect(await axeFaults(page.container)).toEqual([])
  await page.user.clear(name)
  await page.user.type(name, '王芳')
  await page.user.clear(dialog.getByRole('textbox', { name: /手机号/ }))
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已更正 王芳 的账号')).toBeVisible()
  const [asked] = page.calls.asked('updateMemberAccount')
  expect(asked).toMatchObject({ userId: 'u1', version: 2, name: '王芳', phone: null })
  expect(Object.keys(asked ?? {})).not.toContain('email')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a username that is taken is said at its field, and what was typed stays', async () => {
  const fields = [{ field: 'loginId', msg: '用户名已被使用' }]
  const page = draw({ updateMemberAccount: () => new Problem('loginIdTaken', { loginId: 'li' }, { fields }) })
  const dialog = await open(page)
  const loginId = await dialog.findByRole('textbox', { name: /登录账号/ })
  await page.user.clear(loginId)
  await page.user.type(loginId, 'li')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText('用户名已被使用')).toBeVisible()
  expect(loginId).toHaveValue('li')
})

test('a person who has left and may come back is told from one who may not', async () => {
  const left = { ...waiting, canHandle: false, leftAt: '2026-04-01T08:00:00.000Z' }
  const back = { ...left, userId: 'u2', name: '李华', returnUntil: '2026-04-09T08:00:00.000Z' }
  draw({}, [left, back])
  expect(await screen.findByText('已退出')).toBeVisible()
  expect(screen.getByText('已退出，可重新加入')).toBeVisible()
})

test('where the person has signed in meanwhile it says whose the account is; of others it is not offered', async () => {
  const page = draw({ getMemberAccount: () => new Problem('memberSignedIn') })
  const dialog = await open(page)
  expect(await dialog.findByText(/其他成员由本人修改/)).toBeVisible()
  page.unmount()
  const { user } = draw({}, [{ ...waiting, hasSignedIn: true }])
  await user.click(await screen.findByRole('button', { name: '王方 的操作' }))
  expect(screen.queryByRole('menuitem', { name: '更正姓名与联系方式' })).not.toBeInTheDocument()
})
