import { act, screen, within } from '@testing-library/react'
import { type Invitation, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, configured, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'

const open: Invitation = {
  id: 'i1',
  purpose: '春季入职',
  userType: UserType.member,
  quota: 5,
  used: 2,
  state: 'open',
  phoneMask: null,
  domain: 'acme.example',
  expiresAt: '2026-03-05T08:00:00.000Z',
  createdAt: '2026-03-01T08:00:00.000Z',
  createdBy: '管理员',
  createdById: 'person1',
}

function draw(calls: CallFakes = {}) {
  const server: CallFakes = { listInvitations: () => ({ total: 1, list: [open] }), ...calls }
  return renderScreen(routes, {
    path: '/enterprise/invitations',
    messages,
    session: signedInAs(UserType.administrator),
    calls: server,
  })
}

test('an administrator sees how far each invitation is used', async () => {
  draw()
  expect(await screen.findByText('2 / 5')).toBeVisible()
  expect(screen.getByText('acme.example')).toBeVisible()
})

test('U10: a new invitation shows its link, its QR code and its code once, and Back does not lose them', async () => {
  const { user, calls, portal } = draw({
    addInvitation: () => ({
      id: 'i2',
      code: 'ABCDE-12345',
      url: 'https://portal.example/sign/register#code=ABCDE-12345',
      qr: { size: 9, path: 'M0 0h1v1h-1z' },
    }),
  })
  await user.click(await screen.findByRole('button', { name: '新建邀请' }))
  const form = await screen.findByRole('dialog')
  await user.type(within(form).getByLabelText(/用途/), '实习生')
  await user.click(within(form).getByRole('button', { name: '生成邀请码' }))
  expect(await screen.findByText('ABCDE-12345')).toBeVisible()
  expect(screen.getByText('https://portal.example/sign/register#code=ABCDE-12345')).toBeVisible()
  expect(screen.getByRole('img', { name: '邀请链接的二维码' })).toBeVisible()
  expect(calls.asked('addInvitation')[0]).toMatchObject({
    purpose: '实习生',
    quota: 1,
    days: 7,
    userType: UserType.member,
  })
  act(() => expect(portal.goBack()).toBe(true))
  expect(screen.getByText('ABCDE-12345')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '我已复制' }))
  expect(screen.queryByText('ABCDE-12345')).not.toBeInTheDocument()
})

test.each([
  ['is asked for where codes can be sent', ['sms'], 1],
  ['is not asked for where none can be sent', [], 0],
] as const)('U05: the telephone that an invitation is for %s', async (_, signInMethods, fields) => {
  configured({ signInMethods: [...signInMethods] })
  const { user } = draw()
  await user.click(await screen.findByRole('button', { name: '新建邀请' }))
  const form = await screen.findByRole('dialog')
  expect(within(form).getByLabelText(/用途/)).toBeVisible()
  expect(within(form).queryAllByLabelText(/限定手机号/)).toHaveLength(fields)
})

test('withdrawing names the invitation and says what it means', async () => {
  const { user, calls } = draw({ withdrawInvitation: () => ({}) })
  await user.click(await screen.findByRole('button', { name: '春季入职 的操作' }))
  await user.click(screen.getByRole('menuitem', { name: '撤回' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('撤回邀请“春季入职”？')
  await user.click(within(dialog).getByRole('button', { name: '撤回' }))
  await screen.findByText('已撤回邀请“春季入职”')
  expect(calls.asked('withdrawInvitation')).toEqual([{ id: 'i1' }])
})

test('an enterprise without invitations is told what to do next', async () => {
  draw({ listInvitations: () => ({ total: 0, list: [] }) })
  expect(await screen.findByText('还没有邀请')).toBeVisible()
})

test('axe finds nothing', async () => {
  const { container } = draw()
  await screen.findByText('2 / 5')
  expect(await axeFaults(container)).toEqual([])
})
