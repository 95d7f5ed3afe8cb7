import { act, screen, waitFor } from '@testing-library/react'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'
import { keepCode, keepInvited } from '../invited.ts'

const session = signedInAs(UserType.member, { userName: '李华' })
const all: CallFakes = {
  checkInvitationCode: () => ({ valid: true, entName: 'Acme', ticket: 'ticket', needsPhone: false }),
  joinByInvitation: () => ({ entId: 'acme1' }),
  switchEnterprise: () => ({
    token: { accessToken: 'x', entId: 'acme1' },
    loginHomepage: '/space-acme1/user/workbench',
  }),
  getLoginStatus: () => session,
  getSmsCountdown: () => ({ countdown: 0 }),
}

function draw(calls: CallFakes = {}, path = '/user/join', who = session) {
  return renderScreen(routes, { path, messages, session: who, calls: { ...all, ...calls } })
}

afterEach(() => sessionStorage.clear())

test('U05: an invitation that was shown before signing in is still there, and one press joins and goes there', async () => {
  keepInvited({ entName: 'Acme', ticket: 'ticket', needsPhone: false })
  const page = draw()
  expect(await screen.findByText(/您已登录为 李华/)).toBeVisible()
  expect(await axeFaults(page.container)).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '加入 Acme' }))
  await waitFor(() => expect(page.portal.navigations).toEqual(['/space-acme1/user/workbench']))
  expect(page.calls.asked('joinByInvitation')).toEqual([{ ticket: 'ticket', onceKey: expect.any(String) }])
  expect(page.calls.asked('switchEnterprise')).toEqual([{ entId: 'acme1' }])
  expect(sessionStorage).toHaveLength(0)
})

test('U05: a code that was kept before signing in stands in its field, and is kept no longer once shown', async () => {
  keepInvited({ entName: 'Globex', ticket: 'earlier', needsPhone: false })
  keepCode('ABCDE-12345')
  const page = draw()
  expect(await screen.findByLabelText(/邀请码/)).toHaveValue('ABCDE-12345')
  await page.user.keyboard('{Enter}')
  await page.user.click(await screen.findByRole('button', { name: '加入 Acme' }))
  await waitFor(() =>
    expect(page.calls.asked('joinByInvitation')).toEqual([{ ticket: 'ticket', onceKey: expect.any(String) }]),
  )
  expect(sessionStorage).toHaveLength(0)
})

test('U05: without one the code is asked for', async () => {
  const page = draw()
  await page.user.type(await screen.findByLabelText(/邀请码/), 'ABCDE-12345{Enter}')
  expect(await screen.findByText('Acme 邀请您加入')).toBeVisible()
  expect(await screen.findByRole('button', { name: '加入 Acme' })).toBeVisible()
})

test('U05: an account that an enterprise made is told what to do, and does it here', async () => {
  keepInvited({ entName: 'Acme', ticket: 'ticket', needsPhone: false })
  const page = draw({
    joinByInvitation: () => new Problem('accountNotFree'),
    freeAndJoin: () => ({
      login: true,
      user_type: UserType.member,
      token: { accessToken: 'x', entId: 'acme1' },
      loginHomepage: '/space-acme1/user/workbench',
    }),
  })
  await page.user.click(await screen.findByRole('button', { name: '加入 Acme' }))
  expect(await screen.findByText(/目前仅属于该企业/)).toBeVisible()
  expect(screen.getByText('绑定的手机号和邮箱')).toBeVisible()
  expect(await axeFaults(page.container)).toEqual([])
  await page.user.type(screen.getByLabelText(/登录账号/), 'li.hua')
  await page.user.type(screen.getByLabelText(/^新密码/), 'a good long one{Enter}')
  await waitFor(() => expect(page.portal.navigations).toEqual(['/space-acme1/user/workbench']))
  expect(page.calls.asked('freeAndJoin')).toEqual([
    { ticket: 'ticket', loginId: 'li.hua', newPassword: 'a good long one' },
  ])
})

test('U05: a refusal is said, and another code can be tried', async () => {
  keepInvited({ entName: 'Acme', ticket: 'ticket', needsPhone: false })
  const page = draw({ joinByInvitation: () => new Problem('enterpriseFull') })
  await page.user.click(await screen.findByRole('button', { name: '加入 Acme' }))
  expect(await screen.findByText(/用户数已达上限/)).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '更换邀请码' }))
  expect(await screen.findByLabelText(/邀请码/)).toBeVisible()
})

test('U05: the code of a link is there, also after another invitation was shown', async () => {
  keepInvited({ entName: 'Globex', ticket: 'earlier', needsPhone: false })
  draw({}, '/user/join#code=ABCDE-12345')
  expect(await screen.findByLabelText(/邀请码/)).toHaveValue('ABCDE-12345')
})

test('U05: a second link in the same tab is opened for its own code, also from the second step', async () => {
  const page = draw({}, '/user/join#code=AAAAA-AAAAA')
  expect(await screen.findByLabelText(/邀请码/)).toHaveValue('AAAAA-AAAAA')
  act(() => void (window.location.hash = '#code=BBBBB-BBBBB'))
  await waitFor(() => expect(screen.getByLabelText(/邀请码/)).toHaveValue('BBBBB-BBBBB'))
  await page.user.click(screen.getByRole('button', { name: '下一步' }))
  await screen.findByRole('button', { name: '加入 Acme' })
  act(() => void (window.location.hash = '#code=CCCCC-CCCCC'))
  expect(await screen.findByLabelText(/邀请码/)).toHaveValue('CCCCC-CCCCC')
})

test('a person who is in no enterprise is told so, and no other is (U05)', async () => {
  const { unmount, container } = draw()
  expect(await screen.findByText(/目前没有可进入的企业/)).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
  unmount()
  draw({}, '/user/join', { ...session, curEntId: 'globex1' })
  expect(await screen.findByLabelText(/邀请码/)).toBeVisible()
  expect(screen.queryByText(/目前没有可进入的企业/)).not.toBeInTheDocument()
})
