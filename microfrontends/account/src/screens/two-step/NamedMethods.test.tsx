import { screen, waitFor } from '@testing-library/react'
import { type CallOutput, type Lang, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import enUS from '../../messages/en-US.json'
import zhCN from '../../messages/zh-CN.json'
import { routes } from '../../routes.tsx'
import { twoStepStatus } from '../../given.ts'

type Status = CallOutput<'getTwoStepStatus'>

const session = signedInAs(UserType.administrator, { curEntId: 'acme1', loginHomepage: '/space-acme1/user/workbench' })
const confirmedAt = '2030-01-01T00:00:00Z'
const app = { kind: 'totp', id: 'f1', name: null, confirmedAt } as const
const phone = { kind: 'sms', id: 'f2', name: '138****8000', confirmedAt } as const
const unnamed: Status = {
  ...twoStepStatus,
  enrolled: [phone],
  recoveryCodesLeft: 10,
  methods: ['totp', 'sms'],
}

function draw({
  status = {},
  calls = {},
  lang = 'zh-CN',
}: {
  status?: Partial<Status>
  calls?: CallFakes
  lang?: Lang
}) {
  return renderScreen(routes, {
    path: `/space-acme1/force/frontTwoVerify?url=${encodeURIComponent('/space-acme1/homepage?q=1')}`,
    lang,
    messages: { 'zh-CN': zhCN, 'en-US': enUS },
    session,
    calls: {
      getLoginStatus: () => session,
      getTwoStepStatus: () => ({ ...unnamed, ...status }),
      beginTotp: () => ({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr: { size: 29, path: 'M4 4h1v1h-1z' } }),
      getOwnCodeCountdown: () => ({ countdown: 0 }),
      listPasskeys: () => ({ isOffered: false, passkeys: [] }),
      ...calls,
    },
  })
}

test('a person who has only what the rule does not take proves themselves by it, and is led to set up what it takes (U04)', async () => {
  let verified = false
  const { user, calls, portal } = draw({
    calls: {
      getTwoStepStatus: () => ({ ...unnamed, verified }),
      verifyTwoStep: () => {
        verified = true
        return { recoveryCodesLeft: 9 }
      },
      confirmTotp: () => ({ recoveryCodes: [] }),
    },
  })
  expect(await screen.findByText(/您的企业只接受：身份验证器/)).toHaveTextContent(/请先用现有方式确认/)
  await user.click(screen.getByRole('button', { name: '使用恢复码' }))
  await user.type(screen.getByLabelText(/^恢复码/), 'aaaaa-11111{Enter}')
  expect(await screen.findByText(/请再设置一种/)).toBeVisible()
  expect(portal.navigations).toEqual([])
  await user.click(screen.getByRole('button', { name: '开始设置' }))
  await user.type(await screen.findByLabelText(/^验证码/), '123456{Enter}')
  await waitFor(() => expect(portal.navigations).toEqual(['/space-acme1/homepage?q=1']))
  expect(calls.asked('confirmTotp')).toHaveLength(1)
})

test('a person who has both is asked for the one that the rule takes, also once the other was given (U04)', async () => {
  draw({ status: { enrolled: [app, phone], verified: true } })
  expect(await screen.findByLabelText(/^验证码/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '使用短信验证码' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: '使用恢复码' })).toBeVisible()
})

test('U04: before the deadline it can be set up beside what there is', async () => {
  const waiting = { required: false, forced: false, verified: true, deadline: '2030-02-01T12:00:00Z' }
  draw({ status: waiting })
  expect(await screen.findByText(/您的企业只接受：身份验证器/)).toBeVisible()
  expect(screen.getByText(/2030.*之前启用/)).toBeVisible()
  expect(screen.getByRole('button', { name: '添加身份验证器' })).toBeVisible()
})

test.each([
  ['verifying by another', {}, /accepts only: Authenticator app.*Confirm that it is you with a method/],
  ['setting one up', { verified: true }, /accepts only: Authenticator app.*Set one up/],
])('U04: %s is whole in English, and axe finds nothing', async (_what, status, words) => {
  const { container } = draw({ status, lang: 'en-US' })
  expect(await screen.findByText(words)).toBeVisible()
  expect(document.body.textContent?.replace('中文', '')).not.toMatch(/[\u4e00-\u9fff]/)
  expect(await axeFaults(container)).toEqual([])
})
