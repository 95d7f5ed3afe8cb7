import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Problem, type Captcha } from '@atrium/shared-utility/contract'
import { compose, endComposition, renderScreen } from '@atrium/shared-utility/testing'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'

const picture: Captcha = {
  captchaId: 'picture-of-the-first-refusal',
  kind: 'picture',
  content: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  bits: 4,
}

/** Refused a code for want of a captcha; then it is sent. */
async function drawRefused() {
  const refusals = [new Problem('captchaRequired', picture)]
  const page = renderScreen(routes, {
    path: '/sign/sms',
    messages,
    session: null,
    calls: {
      getSmsCountdown: () => ({ countdown: 0 }),
      sendSmsCode: () => refusals.shift() ?? { sent: true, countdown: 60 },
    },
  })
  await page.user.type(await screen.findByLabelText(/手机号/), '138 0013 8000')
  await page.user.click(sendButton())
  return { ...page, field: await screen.findByLabelText(/图片中的字符/) }
}

const sendButton = () => screen.getByRole('button', { name: '获取验证码' })
const codeField = () => screen.getByLabelText(/^验证码/)

test('a captcha that is asked for has the focus, Enter sends its answer with the number, and then it is gone', async () => {
  const { field, user, calls } = await drawRefused()
  await waitFor(() => expect(field).toHaveFocus())
  expect(screen.getByText(/再次发送短信前/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBe(null)
  await user.type(field, 'RAP4K{Enter}')
  await waitFor(() => expect(codeField()).toHaveFocus())
  expect(calls.asked('sendSmsCode')[1]).toEqual({
    phone: '138 0013 8000',
    purpose: 'login',
    captchaId: picture.captchaId,
    captcha: 'RAP4K',
    captchaWork: expect.any(Number),
  })
  expect(screen.queryByLabelText(/图片中的字符/)).toBe(null)
  expect(calls.asked('signInBySms')).toEqual([])
})

test('a captcha is not sent with the Enter that ends a composition (R4)', async () => {
  const { field, calls } = await drawRefused()
  compose(field, 'r', 'ra')
  endComposition(field, 'RAP4K', { browser: 'safari' })
  await waitFor(() => expect(field).toHaveValue('RAP4K'))
  expect(calls.asked('sendSmsCode')).toHaveLength(1)
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  await waitFor(() => expect(calls.asked('sendSmsCode')).toHaveLength(2))
})
