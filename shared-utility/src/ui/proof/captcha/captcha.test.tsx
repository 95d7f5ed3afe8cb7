import { screen, waitFor } from '@testing-library/react'
import { useState, type FormEvent } from 'react'
import { Problem, type Captcha, type Lang } from '../../../contract/index.ts'
import { useAction } from '../../../react/index.ts'
import { axeFaults, renderScreen, type CallFakes } from '../../../testing/index.ts'
import { PhoneCodeFields } from '../code/PhoneCodeFields.tsx'
import { useSendCode } from '../code/use-send-code.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { useAskedCaptcha } from './use-asked-captcha.ts'

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

/** A form that sends one thing, as most have it. */
function SendingForm() {
  const ask = useAction('askPasswordReset')
  const { captcha, captchaRef, answer, isAsked } = useAskedCaptcha()
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const solved = await answer()
    if (solved === null) return
    const result = await ask.run({ account: 'wang', ...solved })
    if (result.status === 'failed') isAsked(result.problem)
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      {captcha && <CaptchaField key={String(captcha.params['captchaId'])} problem={captcha} ref={captchaRef} />}
      <button type="submit">send</button>
    </form>
  )
}

/** A form that has a code sent before it sends anything. */
function CodeForm() {
  const sending = useSendCode('login')
  const [values, setValues] = useState({ phone: '138 0013 8000', code: '' })
  const change = (part: Partial<typeof values>) => setValues((last) => ({ ...last, ...part }))
  const fields = { values, refusalOf: () => undefined, change, leave: () => undefined }
  return <PhoneCodeFields fields={fields} sending={sending} onSend={() => void sending.send({ phone: values.phone })} />
}

const forms = [
  { what: 'a form', form: <SendingForm />, call: 'askPasswordReset', button: 'send', done: { sent: true } },
  {
    what: 'sending a code',
    form: <CodeForm />,
    call: 'sendSmsCode',
    button: /获取验证码|Send code/,
    done: { sent: true, countdown: 60 },
  },
] as const

describe.each(forms)('$what', ({ form, call, button, done }) => {
  /** Refused for want of a captcha; then the answers that are given. */
  async function drawRefused(answers: readonly Problem[] = [], more: CallFakes & { lang?: Lang } = {}) {
    const refusals = [new Problem('captchaRequired', picture), ...answers]
    const { lang = 'zh-CN', ...calls } = more
    const page = renderScreen(form, {
      lang,
      calls: {
        getSmsCountdown: () => ({ countdown: 0 }),
        [call]: () => refusals.shift() ?? done,
        getCaptcha: () => ({ ...picture, captchaId: 'the-next-one' }),
        ...calls,
      },
    })
    await page.user.click(screen.getByRole('button', { name: button }))
    return { ...page, field: await screen.findByLabelText(/图片中的字符|Characters in the picture/) }
  }

  test('a captcha that is asked for has the focus, and its answer goes with what is sent again', async () => {
    const { field, user, calls } = await drawRefused()
    await waitFor(() => expect(field).toHaveFocus())
    expect(screen.getByRole('img', { name: /验证图片/ })).toBeVisible()
    await user.type(field, 'RAP4K{Enter}')
    const solved = { captchaId: picture.captchaId, captcha: 'RAP4K', captchaWork: expect.any(Number) }
    await waitFor(() => expect(calls.asked(call)[1]).toMatchObject(solved))
  })

  test('without an answer nothing is sent, and the field says so', async () => {
    const { field, user, calls } = await drawRefused()
    await user.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByText('请填写验证内容')).toBeVisible()
    expect(field).toHaveFocus()
    expect(calls.asked(call)).toHaveLength(1)
  })

  test('a person who cannot read the picture answers a question in words instead', async () => {
    const { user, calls } = await drawRefused([], { getCaptcha: () => question })
    await user.click(screen.getByRole('button', { name: '改为文字问题' }))
    const field = await screen.findByLabelText(/七加五等于多少/)
    await waitFor(() => expect(field).toHaveFocus())
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    await user.type(field, '12{Enter}')
    await waitFor(() => expect(calls.asked(call)[1]).toMatchObject({ captchaId: question.captchaId, captcha: '12' }))
  })

  test('a wrong answer is refused at its field, with the next captcha there at once', async () => {
    const wrong = new Problem('captchaWrong', { ...picture, captchaId: 'picture-of-the-second-refusal' })
    const { field, user } = await drawRefused([wrong])
    await user.type(field, 'WRONG{Enter}')
    const refusal = await screen.findByText('验证内容不正确，请按新的内容填写')
    const next = screen.getByLabelText(/图片中的字符/)
    expect(next).toHaveAccessibleDescription(refusal.textContent ?? '')
    expect(next).toHaveValue('')
    expect(next).toHaveFocus()
  })

  test('after any other refusal the answer is used up: another captcha is there before the next attempt', async () => {
    const { field, user, calls } = await drawRefused([new Problem('internal')])
    await user.type(field, 'RAP4K{Enter}')
    await waitFor(() => expect(screen.getByLabelText(/图片中的字符/)).toHaveValue(''))
    await user.type(screen.getByLabelText(/图片中的字符/), 'XY347{Enter}')
    const solved = { captchaId: 'the-next-one', captcha: 'XY347' }
    await waitFor(() => expect(calls.asked(call)[2]).toMatchObject(solved))
  })

  test('when no other captcha can be had, the field says why', async () => {
    const { user } = await drawRefused([], { getCaptcha: () => new Problem('internal') })
    await user.click(screen.getByRole('button', { name: '换一张' }))
    expect(await screen.findByText(/系统出现错误/)).toBeVisible()
  })

  test('Enter on the buttons of the captcha is theirs', async () => {
    const { user, calls } = await drawRefused()
    await user.tab()
    expect(screen.getByRole('button', { name: '换一张' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(calls.asked('getCaptcha')).toHaveLength(1))
    expect(calls.asked(call)).toHaveLength(1)
  })

  test.each(['zh-CN', 'en-US'] as const)('axe finds nothing with a captcha in %s', async (lang) => {
    const { container } = await drawRefused([], { lang })
    expect(await axeFaults(container)).toEqual([])
  })
})
