import { act, screen, waitFor, within } from '@testing-library/react'
import { z } from 'zod'
import { Problem, type StepUpMethod } from '../../../contract/index.ts'
import { axeFaults, renderScreen } from '../../../testing/index.ts'
import { useAction } from '../../../react/index.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { FormText } from '../../form/FormText.tsx'
import { ask, company } from '../../../testing/step-up-methods.tsx'

test('after too many attempts what was typed stays, and the button counts down', async () => {
  const { user, calls } = await ask({
    calls: { verifyPassword: () => new Problem('tooManyAttempts', { seconds: 30 }) },
  })
  await user.type(await screen.findByLabelText(/密码/), 'long and hard{Enter}')
  expect(await screen.findByRole('button', { name: /^(30|29) 秒后可重试$/ })).toBeDisabled()
  expect(screen.getByText(/尝试次数过多/)).toBeVisible()
  expect(screen.getByLabelText(/密码/)).toHaveValue('long and hard')
  await user.type(screen.getByLabelText(/密码/), 'er{Enter}')
  expect(screen.getByRole('button', { name: /秒后可重试$/ })).toBeDisabled()
  expect(calls.asked('verifyPassword')).toHaveLength(1)
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([])
})

test('a code of the app that is not whole is not sent', async () => {
  const { user, calls } = await ask({ methods: [{ kind: 'totp' }] })
  await user.type(await screen.findByLabelText(/验证码/), '123{Enter}')
  expect(await screen.findByText('请输入 6 位验证码')).toBeVisible()
  expect(calls.asked('verifyTwoStep')).toEqual([])
  await user.type(screen.getByLabelText(/验证码/), ' 456{Enter}')
  expect(await screen.findByText('done')).toBeInTheDocument()
})

test.each<[string, StepUpMethod, string]>([
  ['provider', company, '前往“Acme Login”'],
  ['messenger', { kind: 'messenger', type: 'feishu' }, '前往“飞书”'],
  ['passkey', { kind: 'passkey' }, '使用通行密钥'],
])('where nothing is typed the button has the focus: %s', async (_which, method, name) => {
  await ask({ methods: [method] })
  expect(await screen.findByRole('button', { name })).toHaveFocus()
})

const note = z.object({ note: z.string() })

function Form({ onClose }: { onClose: () => void }) {
  const { run } = useAction('renewRecoveryCodes')
  return (
    <FormDialog
      title="Form"
      schema={note}
      initial={{ note: '' }}
      submitLabel="Send"
      onSubmit={() => run({})}
      onDone={onClose}
      onClose={onClose}
    >
      <FormText name="note" label="Note" />
    </FormDialog>
  )
}

test('U09: Back closes the question above a form unconfirmed, and what is typed in the form stays', async () => {
  const handleClose = jest.fn()
  const { user, portal, calls } = renderScreen(<Form onClose={handleClose} />, {
    calls: {
      renewRecoveryCodes: () => new Problem('stepUpRequired'),
      getStepUpMethods: () => ({ methods: [{ kind: 'password' }] }),
    },
  })
  await user.type(screen.getByLabelText(/Note/), 'half a thought')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByLabelText(/密码/)
  act(() => expect(portal.goBack()).toBe(true))
  await waitFor(() => expect(screen.queryByLabelText(/密码/)).not.toBeInTheDocument())
  const form = within(await screen.findByRole('dialog', { name: 'Form' }))
  expect(form.getByLabelText(/Note/)).toHaveValue('half a thought')
  expect(handleClose).not.toHaveBeenCalled()
  // The person has confirmed nothing: what asked for it is not tried again.
  expect(calls.asked('renewRecoveryCodes')).toHaveLength(1)
})
