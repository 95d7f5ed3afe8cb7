import { screen, waitFor } from '@testing-library/react'
import { type CallOutput, type Lang, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import enUS from '../../messages/en-US.json'
import zhCN from '../../messages/zh-CN.json'
import { routes } from '../../routes.tsx'
import { twoStepStatus } from '../../given.ts'

type Status = CallOutput<'getTwoStepStatus'>

const messages = { 'zh-CN': zhCN, 'en-US': enUS }
const session = signedInAs(UserType.administrator, { curEntId: 'acme1', loginHomepage: '/space-acme1/user/workbench' })
const address = '/space-acme1/force/frontTwoVerify'
const back = `${address}?url=${encodeURIComponent('/space-acme1/homepage?q=1')}`
const recoveryCodes = ['AAAAA-11111', 'BBBBB-22222']
const app = { kind: 'totp', id: 'f1', name: null, confirmedAt: '2030-01-01T00:00:00Z' } as const
const enrolled: Status = { ...twoStepStatus, enrolled: [app], recoveryCodesLeft: 10 }

type ScreenFacts = { status?: Partial<Status>; calls?: CallFakes; path?: string; lang?: Lang }

function draw({ status = twoStepStatus, calls = {}, path = back, lang = 'zh-CN' }: ScreenFacts = {}) {
  return renderScreen(routes, {
    path,
    lang,
    messages,
    session,
    calls: {
      getTwoStepStatus: () => ({ ...twoStepStatus, ...status }),
      beginTotp: () => ({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr: { size: 29, path: 'M4 4h1v1h-1z' } }),
      confirmTotp: () => ({ recoveryCodes }),
      verifyTwoStep: () => ({ recoveryCodesLeft: 9 }),
      renewRecoveryCodes: () => ({ recoveryCodes }),
      deleteTwoStepFactor: () => ({}),
      getLoginStatus: () => session,
      signOut: () => ({}),
      listPasskeys: () => ({ isOffered: false, passkeys: [] }),
      ...calls,
    },
  })
}

test('enrolling shows a code to scan and to type, then recovery codes once, then the page one came for', async () => {
  const { user, calls, portal } = draw()
  await user.click(await screen.findByRole('button', { name: '开始设置' }))
  expect(await screen.findByRole('img', { name: '用身份验证器扫描的二维码' })).toBeVisible()
  expect(screen.getByText('ABCD EFGH')).toBeVisible()
  expect(screen.getByLabelText(/^验证码/)).toHaveFocus()
  await user.type(screen.getByLabelText(/^验证码/), '123 456{Enter}')
  expect(await screen.findByText('AAAAA-11111')).toBeVisible()
  expect(screen.getByRole('list')).toHaveFocus()
  expect(calls.asked('confirmTotp')).toEqual([{ code: '123456' }])
  expect(screen.getByRole('button', { name: '继续' })).toBeDisabled()
  await user.click(screen.getByLabelText('我已妥善保存恢复码'))
  await user.click(screen.getByRole('button', { name: '继续' }))
  await waitFor(() => expect(portal.navigations).toEqual(['/space-acme1/homepage?q=1']))
})

test('the recovery codes can be copied and downloaded', async () => {
  const { user } = draw()
  await user.click(await screen.findByRole('button', { name: '开始设置' }))
  await user.type(await screen.findByLabelText(/^验证码/), '123456{Enter}')
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(await screen.findByRole('button', { name: '复制全部' }))
  expect(await screen.findByText('已复制')).toBeVisible()
  expect(write).toHaveBeenCalledWith('AAAAA-11111\nBBBBB-22222')
  const download = screen.getByRole('link', { name: '下载' })
  expect(download).toHaveAttribute('download', 'atrium-recovery-codes.txt')
  expect(decodeURIComponent(download.getAttribute('href') ?? '')).toContain('AAAAA-11111\nBBBBB-22222')
})

test('a code verifies, and the person goes on to where they wanted', async () => {
  const { user, calls, portal } = draw({ status: enrolled })
  await waitFor(() => expect(screen.getByLabelText(/^验证码/)).toHaveFocus())
  await user.type(screen.getByLabelText(/^验证码/), '123456{Enter}')
  await waitFor(() => expect(portal.navigations).toEqual(['/space-acme1/homepage?q=1']))
  expect(calls.asked('verifyTwoStep')).toEqual([{ kind: 'totp', code: '123456', trustDevice: false }])
})

test('a recovery code stands in for the phone', async () => {
  const { user, calls } = draw({ status: enrolled })
  await user.click(await screen.findByRole('button', { name: '使用恢复码' }))
  await user.type(screen.getByLabelText(/^恢复码/), 'aaaaa-11111{Enter}')
  await waitFor(() => expect(calls.asked('verifyTwoStep')).toHaveLength(1))
  expect(calls.asked('verifyTwoStep')[0]).toMatchObject({ kind: 'recovery', code: 'aaaaa-11111' })
})

test('trusting the device is offered only where the policy lets devices be trusted', async () => {
  const { user, calls } = draw({ status: { ...enrolled, trustDeviceDays: 7 } })
  await user.click(await screen.findByLabelText('信任此设备，7 天内不再询问'))
  await user.type(screen.getByLabelText(/^验证码/), '123456{Enter}')
  await waitFor(() => expect(calls.asked('verifyTwoStep')[0]?.trustDevice).toBe(true))
})

test('a wrong code is said, and the field is ready for the next one', async () => {
  const { user } = draw({ status: enrolled, calls: { verifyTwoStep: () => new Problem('codeInvalid') } })
  await user.type(await screen.findByLabelText(/^验证码/), '123456{Enter}')
  expect(await screen.findByText('验证码不正确或已被使用')).toBeVisible()
  expect(screen.getByLabelText(/^验证码/)).toHaveValue('')
})

test('an unfinished code is not sent', async () => {
  const { user, calls } = draw({ status: enrolled })
  await user.type(await screen.findByLabelText(/^验证码/), '123{Enter}')
  expect(await screen.findByText('请输入 6 位验证码')).toBeVisible()
  expect(calls.asked('verifyTwoStep')).toEqual([])
})

test('after too many codes the button counts down', async () => {
  const locked = { verifyTwoStep: () => new Problem('tooManyAttempts', { seconds: 30 }) }
  const { user } = draw({ status: enrolled, calls: locked })
  await user.type(await screen.findByLabelText(/^验证码/), '123456{Enter}')
  expect(await screen.findByRole('button', { name: /(?:30|[12]\d) 秒后/ })).toBeDisabled()
})

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
  'a return address that is no page of ours leads home instead: %s',
  async (url) => {
    const { user, portal } = draw({ status: enrolled, path: `${address}?url=${encodeURIComponent(url)}` })
    await user.type(await screen.findByLabelText(/^验证码/), '123456{Enter}')
    await waitFor(() => expect(portal.navigations).toEqual(['/space-acme1/user/workbench']))
  },
)

test('before the deadline it can wait; after it there is only signing out', async () => {
  const waiting = draw({ status: { required: false, forced: false, deadline: '2030-02-01T12:00:00Z' } })
  expect(await screen.findByText(/2030.*之前启用/)).toBeVisible()
  await waiting.user.click(screen.getByRole('button', { name: '以后再说' }))
  await waitFor(() => expect(waiting.portal.navigations).toHaveLength(1))
  waiting.unmount()
  const { user, portal } = draw()
  await user.click(await screen.findByRole('button', { name: '退出登录' }))
  await waitFor(() => expect(portal.navigations).toEqual(['/space-acme1/home/login']))
  expect(screen.queryByRole('button', { name: '以后再说' })).not.toBeInTheDocument()
})

test('a verified person renews the codes, and removes the app where nothing forbids it', async () => {
  const verified = { ...enrolled, verified: true, required: false, forced: false }
  const { user, calls } = draw({ status: verified })
  await user.click(await screen.findByRole('button', { name: '移除身份验证器' }))
  await user.click((await screen.findAllByRole('button', { name: '移除身份验证器' })).at(-1) ?? document.body)
  await waitFor(() => expect(calls.asked('deleteTwoStepFactor')).toEqual([{ kind: 'totp', id: 'f1' }]))
  await user.click(await screen.findByRole('button', { name: '重新生成恢复码' }))
  expect(await screen.findByText('AAAAA-11111')).toBeVisible()
})

test('where two-step verification is forced nothing can be removed', async () => {
  draw({ status: { ...enrolled, verified: true, required: false } })
  expect(await screen.findByText(/不能移除/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '移除身份验证器' })).not.toBeInTheDocument()
})

test.each([
  ['enrolling', twoStepStatus],
  ['verifying', enrolled],
  ['verified', { ...enrolled, verified: true }],
])('%s is whole in English, and axe finds nothing', async (_what, status) => {
  const { container } = draw({ status, lang: 'en-US' })
  await screen.findByRole('heading', { level: 1, name: /two-step/i })
  await waitFor(() => expect(screen.getAllByRole('button').length).toBeGreaterThan(2))
  expect(document.body.textContent?.replace('中文', '')).not.toMatch(/[\u4e00-\u9fff]/)
  expect(await axeFaults(container)).toEqual([])
})

test('every word exists in both languages', () => {
  expect(Object.keys(enUS).toSorted()).toEqual(Object.keys(zhCN).toSorted())
})

test('a person who is asked because of another enterprise is told so, and may go back to work in this one (T05)', async () => {
  const { user, portal } = draw({ status: { ...enrolled, requiredElsewhere: true } })
  expect(await screen.findByText(/另一家企业要求两步验证/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '暂不验证' }))
  await waitFor(() => expect(portal.navigations).toEqual(['/space-acme1/user/workbench']))
})

test('no person sets up a factor for another enterprise without being told why (T05)', async () => {
  const { user, portal } = draw({ status: { requiredElsewhere: true } })
  expect(await screen.findByText(/另一家企业要求两步验证/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: '开始设置' }))
  await user.type(await screen.findByLabelText(/^验证码/), '123456{Enter}')
  await user.click(await screen.findByLabelText('我已妥善保存恢复码'))
  await user.click(screen.getByRole('button', { name: '继续' }))
  await waitFor(() => expect(portal.navigations).toEqual(['/space-acme1/homepage?q=1']))
})
