import { screen, waitFor } from '@testing-library/react'
import { type CallOutput, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { LinkedAccountsSection } from './LinkedAccountsSection.tsx'

type Status = CallOutput<'getOAuthStatus'>

const none = { isOffered: false, bound: false, nickname: null, boundAt: null }
const some: Status = [
  { ...none, type: 'dingtalk', isOffered: true },
  { ...none, type: 'feishu', bound: true, nickname: '王芳', boundAt: '2030-01-01T00:00:00Z' },
  { ...none, type: 'wechat' },
]

function draw(calls: CallFakes = {}, curEntId: string | null = 'acme1') {
  const session = signedInAs(UserType.member, { curEntId })
  return renderScreen(<LinkedAccountsSection />, {
    path: '/user/profile',
    messages,
    session,
    calls: { getOAuthStatus: () => some, ...calls },
  })
}

test('what is bound shows whose it is, what can be bound leads to the messenger and back here', async () => {
  const { container } = draw()
  expect(await screen.findByText(/^王芳 · 绑定于/)).toBeVisible()
  expect(screen.getByRole('link', { name: '绑定钉钉' })).toHaveAttribute(
    'href',
    '/space-acme1/integration/login?bind=1&url=%2Fuser%2Fprofile',
  )
  expect(screen.queryByText('企业微信')).toBe(null)
  expect(await axeFaults(container)).toEqual([])
})

test('unbinding asks first, and the list follows', async () => {
  const { user, calls } = draw({ unbindUserAuth: () => ({}) })
  await user.click(await screen.findByRole('button', { name: '解除绑定飞书' }))
  expect(await screen.findByRole('alertdialog', { name: '解除与飞书的绑定？' })).toBeVisible()
  expect(calls.asked('unbindUserAuth')).toEqual([])
  calls.change({ getOAuthStatus: () => some.map((account) => ({ ...account, bound: false, isOffered: true })) })
  await user.click(screen.getByRole('button', { name: '解除绑定' }))
  expect(await screen.findByText('已解除与飞书的绑定')).toBeVisible()
  expect(calls.asked('unbindUserAuth')).toEqual([{ type: 'feishu' }])
  expect(await screen.findByRole('link', { name: '绑定飞书' })).toBeVisible()
})

test('the only way in is not taken away, and the dialog says why', async () => {
  const { user } = draw({ unbindUserAuth: () => new Problem('onlySignInMethod') })
  await user.click(await screen.findByRole('button', { name: '解除绑定飞书' }))
  await user.click(await screen.findByRole('button', { name: '解除绑定' }))
  expect(await screen.findByText(/唯一的登录方式/)).toBeVisible()
})

test('where nothing is offered and nothing bound, there is no such section', async () => {
  const page = draw({ getOAuthStatus: () => [{ ...none, type: 'wechat' }] })
  await waitFor(() => expect(page.calls.asked('getOAuthStatus')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('heading')).toBe(null))
})

test('outside of an enterprise nothing is asked', () => {
  const { calls } = draw({}, null)
  expect(calls.asked('getOAuthStatus')).toEqual([])
})
