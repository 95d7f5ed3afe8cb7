import { screen, waitFor } from '@testing-library/react'
import { Problem, type Captcha, type Lang } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen } from '@atrium/shared-utility/testing'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'

const picture: Captcha = {
  captchaId: 'picture-of-the-first-refusal',
  kind: 'picture',
  content: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  bits: 4,
}

/** Refused a code for want of a captcha; then the answers that are given. */
async function drawRefused(answers: readonly Problem[] = [], lang: Lang = 'zh-CN') {
  const refusals = [new Problem('captchaRequired', picture), ...answers]
  const page = renderScreen(routes, {
    path: '/sign/sms',
    messages,
    session: null,
    lang,
    calls: {
      getSmsCountdown: () => ({ countdown: 0 }),
      sendSmsCode: () => refusals.shift() ?? { sent: true, countdown: 60 },
      getCaptcha: () => ({ ...picture, captchaId: 'the-next-one' }),
    },
  })
  await page.user.type(await screen.findByLabelText(/手机号|Telephone/), '138 0013 8000')
  await page.user.click(sendButton())
  return { ...page, field: await screen.findByLabelText(/图片中的字符|Characters in the picture/) }
}

const sendButton = () => screen.getByRole('button', { name: /获取验证码|Send a code/ })
const codeField = () => screen.getByLabelText(/^验证码/)

test('a captcha that is asked for has the focus, Enter sends its answer with the number, and then it is gone', async () => {
  const { field, user, calls } = await drawRefused()
  await waitFor(() => expect(field).toHaveFocus())
  expect(screen.getByText(/再次发送短信之前/)).toBeVisible()
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

test('without an answer nothing is sent, and the field says so', async () => {
  const { field, user, calls } = await drawRefused()
  await user.click(sendButton())
  expect(await screen.findByText('请填写验证内容')).toBeVisible()
  expect(field).toHaveFocus()
  expect(calls.asked('sendSmsCode')).toHaveLength(1)
})

test('a wrong answer is refused at its field, with the next captcha there at once', async () => {
  const wrong = new Problem('captchaWrong', { ...picture, captchaId: 'picture-of-the-second-refusal' })
  const { field, user } = await drawRefused([wrong])
  await user.type(field, 'WRONG{Enter}')
  const refusal = await screen.findByText('验证内容不正确，请按新的内容填写')
  const next = screen.getByLabelText(/图片中的字符/)
  expect(next).toHaveAccessibleDescription(refusal.textContent ?? '')
  expect(next).toHaveFocus()
  expect(screen.getByLabelText(/手机号/)).toHaveValue('138 0013 8000')
})

test('when a code cannot be sent for another reason another captcha is there before the next time', async () => {
  const { field, user, calls } = await drawRefused([new Problem('smsUnavailable')])
  await user.type(field, 'RAP4K{Enter}')
  expect(await screen.findByText(/验证码没有发出/)).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(/图片中的字符/)).toHaveValue(''))
  await user.type(screen.getByLabelText(/图片中的字符/), 'XY347{Enter}')
  await waitFor(() => expect(codeField()).toHaveFocus())
  expect(calls.asked('sendSmsCode')[2]).toMatchObject({ captchaId: 'the-next-one', captcha: 'XY347' })
})

test('Enter on the buttons of the captcha is theirs', async () => {
  const { user, calls } = await drawRefused()
  await user.tab()
  expect(screen.getByRole('button', { name: '换一张' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(calls.asked('getCaptcha')).toHaveLength(1))
  expect(calls.asked('sendSmsCode')).toHaveLength(1)
})

test.each(['zh-CN', 'en-US'] as const)('axe finds nothing in %s', async (lang) => {
  const { container } = await drawRefused([], lang)
  expect(await axeFaults(container)).toEqual([])
})
