import { screen, waitFor, within } from '@testing-library/react'
import { type CallOutput, Problem, UserType } from '@atrium/shared-utility/contract'
import { renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const account: CallOutput<'getOwnAccount'> = {
  userid: 'p1',
  loginId: 'li.hua',
  name: '李华',
  phoneMask: '138****8000',
  isPhoneProven: true,
  canText: true,
  email: null,
  emailProposed: null,
  canMail: false,
  passwordSetAt: null,
}

function draw(of: Partial<typeof account> = {}, calls: CallFakes = {}) {
  return renderScreen(routes, {
    path: '/user/profile',
    messages,
    session: signedInAs(UserType.administrator),
    calls: {
      getOwnAccount: () => ({ ...account, ...of }),
      getPasswordRules: () => ({ minLength: 8, minKinds: 0, maxAgeDays: 0, history: 0, due: null }),
      getTwoStepStatus: () => new Problem('internal'),
      listOwnSessions: () => [],
      listOwnActings: () => [],
      listOwnDevices: () => [],
      listOwnEnterprises: () => ({ list: [], about: null }),
      getOwnVisibility: () => ({ isPhoneShown: false }),
      getOwnCodeCountdown: () => ({ countdown: 0 }),
      sendOwnCode: () => ({ sent: true, countdown: 60 }),
      setOwnPhone: () => ({}),
      deleteOwnPhone: () => ({}),
      ...calls,
    },
  })
}

const section = async () => within(await screen.findByRole('region', { name: '手机号' }))

test('a telephone is changed by a code that came to the new one', async () => {
  const { user, calls } = draw()
  const part = await section()
  await user.click(part.getByRole('button', { name: '更换' }))
  await user.type(part.getByLabelText(/手机号/), '139 0013 9000')
  await user.click(part.getByRole('button', { name: '获取验证码' }))
  await waitFor(() => expect(part.getByLabelText(/^验证码/)).toHaveFocus())
  await user.keyboard('123456{Enter}')
  expect(await screen.findByText('手机号已保存')).toBeVisible()
  expect(calls.asked('setOwnPhone')).toEqual([{ phone: '139 0013 9000', code: '123456', onceKey: expect.any(String) }])
})

test('a number that is typed is asked about before the page is left or shown in another language', async () => {
  const page = draw()
  const part = await section()
  await page.user.click(part.getByRole('button', { name: '更换' }))
  expect(await page.portal.mayLeave(undefined, true)).toBe(true)
  await page.user.type(part.getByLabelText(/手机号/), '139')
  const leaving = page.portal.mayLeave(undefined, true)
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '继续编辑' }))
  expect(await leaving).toBe(false)
})

test('a telephone is removed after a question, and a refusal stays in it', async () => {
  const { user } = draw({}, { deleteOwnPhone: () => new Problem('factorNeeded') })
  await user.click((await section()).getByRole('button', { name: '移除' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: '移除' }))
  expect(await dialog.findByText(/不能移除唯一的验证方式/)).toBeVisible()
})

test('a number that its person has not confirmed is told to be no way in', async () => {
  draw({ isPhoneProven: false })
  expect(await screen.findByText('138****8000（未确认，不能用于登录）')).toBeVisible()
})

test('where no SMS can be sent nothing asks for a telephone', async () => {
  draw({ canText: false, phoneMask: null })
  expect(await screen.findByText('li.hua')).toBeVisible()
  expect(screen.queryByRole('region', { name: '手机号' })).not.toBeInTheDocument()
})

test('a telephone is shown to colleagues by its person, and where that fails the switch says why', async () => {
  const { user, calls } = draw({}, { updateOwnVisibility: () => new Problem('internal') })
  const part = await section()
  const toggle = await part.findByRole('switch', { name: '在通讯录中向同事显示' })
  await user.click(toggle)
  expect(await part.findByRole('alert')).toBeVisible()
  calls.change({ updateOwnVisibility: () => ({}), getOwnVisibility: () => ({ isPhoneShown: true }) })
  await user.click(toggle)
  expect(await screen.findByText('同事可在通讯录中看到您的手机号')).toBeVisible()
  await waitFor(() => expect(toggle).toBeChecked())
  expect(calls.asked('updateOwnVisibility').at(-1)).toEqual({ isPhoneShown: true })
})
