import { screen, waitFor } from '@testing-library/react'
import { clearBindCookies, keepBindCookies } from '@atrium/shared-utility'
import { Problem, type Captcha } from '@atrium/shared-utility/contract'
import { renderScreen } from '@atrium/shared-utility/testing'
import { bound, ticket } from '../given.ts'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'

const picture: Captcha = {
  captchaId: 'picture-of-the-first-refusal',
  kind: 'picture',
  content: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  bits: 4,
}

beforeEach(() =>
  keepBindCookies({ type: 'feishu', openid: 'ou_1', nickname: '王芳', appUserId: 'u1' }, { persistent: false }),
)
afterEach(() => {
  clearBindCookies()
  localStorage.clear()
})

/** Refused for want of a captcha; then the answers that are given. */
async function drawRefused(answers: readonly Problem[] = []) {
  const refusals = [new Problem('captchaRequired', picture), ...answers]
  const page = renderScreen(routes, {
    path: '/space-acme1/openBind',
    messages,
    session: null,
    calls: {
      getBindTicket: () => ticket,
      appBind: () => refusals.shift() ?? bound,
      getCaptcha: () => ({ ...picture, captchaId: 'the-next-one' }),
    },
  })
  await page.user.type(await screen.findByLabelText(/^登录账号/), 'wang')
  await page.user.type(screen.getByLabelText(/^密码/), 'secret word{Enter}')
  return { ...page, field: await screen.findByLabelText(/图片中的字符/) }
}

test('a captcha that is asked for has the focus, and its answer goes with what was typed before', async () => {
  const { field, user, calls, portal } = await drawRefused()
  expect(field).toHaveFocus()
  expect(screen.queryByRole('alert')).toBe(null)
  await user.type(field, 'RAP4K{Enter}')
  await waitFor(() => expect(portal.navigations).toEqual([bound.loginHomepage]))
  expect(calls.asked('appBind')[1]).toEqual({
    loginId: 'wang',
    password: 'secret word',
    register: false,
    remember: false,
    captchaId: picture.captchaId,
    captcha: 'RAP4K',
    captchaWork: expect.any(Number),
  })
})

test('after a wrong password the captcha is used up: another one is there before the next attempt', async () => {
  const { field, user, calls } = await drawRefused([new Problem('badCredentials')])
  await user.type(field, 'RAP4K{Enter}')
  expect(await screen.findByText('账号或密码不正确')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(/图片中的字符/)).toHaveValue(''))
  expect(screen.getByLabelText(/^密码/)).toHaveFocus()
  await user.type(screen.getByLabelText(/图片中的字符/), 'XY347{Enter}')
  await waitFor(() => expect(calls.asked('appBind')[2]).toMatchObject({ captchaId: 'the-next-one', captcha: 'XY347' }))
})
