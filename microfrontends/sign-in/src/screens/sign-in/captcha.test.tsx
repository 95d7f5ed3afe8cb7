import { screen, waitFor } from '@testing-library/react'
import { Problem, type Captcha, type Lang } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { pages } from '../../pages.tsx'

const picture: Captcha = {
  captchaId: 'picture-of-the-first-refusal',
  kind: 'picture',
  content: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  bits: 4,
}
const question: Captcha = {
  captchaId: 'question-that-was-asked-for',
  kind: 'question',
  content: '七加五等于多少？',
  bits: 4,
}

async function drawRefused(calls: CallFakes = {}, lang: Lang = 'zh-CN') {
  const required = () => new Problem('captchaRequired', picture)
  const page = renderScreen(pages, {
    path: '/home/login',
    messages,
    session: null,
    lang,
    calls: { signIn: required, ...calls },
  })
  await page.user.type(await screen.findByLabelText(/登录账号|Login id/), 'admin')
  await page.user.type(screen.getByLabelText(/^(密码|Password)/), 'secret word{Enter}')
  return { ...page, field: await screen.findByLabelText(/图片中的字符|Characters in the picture/) }
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

test('whoever cannot read the picture answers a question in words instead', async () => {
  const { user, calls } = await drawRefused({ getCaptcha: () => question })
  await user.click(screen.getByRole('button', { name: '改为文字问题' }))
  const field = await screen.findByLabelText(/七加五等于多少/)
  await waitFor(() => expect(field).toHaveFocus())
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  await user.type(field, '12{Enter}')
  await waitFor(() => expect(calls.asked('signIn')[1]).toMatchObject({ captchaId: question.captchaId, captcha: '12' }))
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

test('when no other captcha can be had, the field says why', async () => {
  const { user } = await drawRefused({ getCaptcha: () => new Problem('internal') })
  await user.click(screen.getByRole('button', { name: '换一张' }))
  expect(await screen.findByText(/系统出现错误/)).toBeVisible()
})

test.each(['zh-CN', 'en-US'] as const)('axe finds nothing on the page with a captcha in %s', async (lang) => {
  const { container } = await drawRefused({}, lang)
  expect(await axeFaults(container)).toEqual([])
})
