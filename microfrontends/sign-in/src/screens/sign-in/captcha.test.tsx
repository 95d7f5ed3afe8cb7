import { screen, waitFor } from '@testing-library/react'
import { Problem, type Captcha } from '@atrium/shared-utility/contract'
import { renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { pages } from '../../pages.tsx'

const picture: Captcha = {
  captchaId: 'picture-of-the-first-refusal',
  kind: 'picture',
  content: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  bits: 4,
}
async function drawRefused(calls: CallFakes = {}) {
  const required = () => new Problem('captchaRequired', picture)
  const page = renderScreen(pages, {
    path: '/home/login',
    messages,
    session: null,
    calls: { signIn: required, ...calls },
  })
  await page.user.type(await screen.findByLabelText(/登录账号/), 'admin')
  await page.user.type(screen.getByLabelText(/^密码/), 'secret word{Enter}')
  return { ...page, field: await screen.findByLabelText(/图片中的字符/) }
}

test('a captcha that is asked for comes with its picture and the focus; nothing that was typed is lost', async () => {
  const { field, user, calls } = await drawRefused()
  expect(field).toHaveFocus()
  expect(screen.getByRole('img', { name: /验证图片/ })).toBeVisible()
  expect(screen.getByLabelText(/^密码/)).toHaveValue('secret word')
  await user.type(field, 'RAP4K{Enter}')
  await waitFor(() => expect(calls.asked('signIn')).toHaveLength(2))
  expect(calls.asked('signIn')[1]).toEqual({
    loginId: 'admin',
    password: 'secret word',
    remember: false,
    captchaId: picture.captchaId,
    captcha: 'RAP4K',
    captchaWork: expect.any(Number),
  })
})

test('without an answer nothing is sent, and the field says so', async () => {
  const { field, user, calls } = await drawRefused()
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(await screen.findByText('请填写验证内容')).toBeVisible()
  expect(field).toHaveFocus()
  expect(calls.asked('signIn')).toHaveLength(1)
})

test('a wrong answer is refused at its field, with the next captcha there at once', async () => {
  const wrong = { ...picture, captchaId: 'picture-of-the-second-refusal' }
  let count = 0
  const signIn = () => {
    count += 1
    return count === 1 ? new Problem('captchaRequired', picture) : new Problem('captchaWrong', wrong)
  }
  const { field, user } = await drawRefused({ signIn })
  await user.type(field, 'WRONG{Enter}')
  const refusal = await screen.findByText('验证内容不正确，请按新的内容填写')
  const next = screen.getByLabelText(/图片中的字符/)
  expect(next).toHaveAccessibleDescription(refusal.textContent ?? '')
  expect(next).toHaveValue('')
  expect(next).toHaveFocus()
})

test('after a wrong password the captcha is used up: another one is there before the next attempt', async () => {
  let count = 0
  const signIn = () => {
    count += 1
    return count === 1 ? new Problem('captchaRequired', picture) : new Problem('badCredentials')
  }
  const { field, user, calls } = await drawRefused({
    signIn,
    getCaptcha: () => ({ ...picture, captchaId: 'the-next-one' }),
  })
  await user.type(field, 'RAP4K{Enter}')
  expect(await screen.findByText('账号或密码不正确')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(/图片中的字符/)).toHaveValue(''))
  expect(screen.getByLabelText(/^密码/)).toHaveFocus()
  await user.type(screen.getByLabelText(/图片中的字符/), 'XY347{Enter}')
  await waitFor(() => expect(calls.asked('signIn')[2]).toMatchObject({ captchaId: 'the-next-one', captcha: 'XY347' }))
})
