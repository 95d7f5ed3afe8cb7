import { screen, waitFor } from '@testing-library/react'
import { Problem, type CallOutput } from '../contract/index.ts'
import { useAction } from '../react/index.ts'
import { axeFaults, renderScreen, type CallFakes } from '../testing/index.ts'

const status: CallOutput<'getTwoStepStatus'> = {
  enrolled: [],
  recoveryCodesLeft: 0,
  methods: ['totp'],
  phoneMask: null,
  signedInByPhone: false,
  verified: false,
  required: false,
  requiredElsewhere: false,
  forced: false,
  deadline: null,
  trustDeviceDays: 0,
}

function Renew() {
  const renew = useAction('renewRecoveryCodes')
  return (
    <>
      <button type="button" onClick={() => void renew.run({})}>
        renew
      </button>
      <p>{renew.status === 'failed' ? renew.problem.code : renew.status}</p>
    </>
  )
}

/** A server that wants the person confirmed before it renews. */
function draw(answers: CallFakes = {}) {
  let isConfirmed = false
  const confirmed = <T,>(result: T) => {
    isConfirmed = true
    return result
  }
  return renderScreen(<Renew />, {
    calls: {
      renewRecoveryCodes: () => (isConfirmed ? { recoveryCodes: ['A'] } : new Problem('stepUpRequired')),
      getTwoStepStatus: () => status,
      verifyPassword: ({ password }) => (password === 'right' ? confirmed({}) : new Problem('passwordWrong')),
      verifyTwoStep: () => confirmed({ recoveryCodesLeft: 10 }),
      ...answers,
    },
  })
}

test('one dialog asks for the password, and the call goes through as if nothing had been', async () => {
  const { user } = draw()
  await user.click(screen.getByRole('button', { name: 'renew' }))
  await user.type(await screen.findByLabelText(/密码/), 'right{Enter}')
  expect(await screen.findByText('done')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a wrong password is said in the dialog, which stays', async () => {
  const { user } = draw()
  await user.click(screen.getByRole('button', { name: 'renew' }))
  await user.type(await screen.findByLabelText(/密码/), 'wrong{Enter}')
  expect(await screen.findByText('密码不正确')).toBeVisible()
  expect(screen.getByLabelText(/密码/)).toHaveValue('')
})

test('whoever has an authenticator app may give a code instead', async () => {
  const enrolled: CallOutput<'getTwoStepStatus'>['enrolled'] = [
    { kind: 'totp', id: 'f1', name: null, confirmedAt: '2030-01-01T00:00:00Z' },
  ]
  const { user, calls } = draw({ getTwoStepStatus: () => ({ ...status, enrolled }) })
  await user.click(screen.getByRole('button', { name: 'renew' }))
  await user.click(await screen.findByRole('button', { name: '改用验证码' }))
  await user.type(screen.getByLabelText(/验证码/), '123456{Enter}')
  expect(await screen.findByText('done')).toBeInTheDocument()
  expect(calls.asked('verifyTwoStep')).toEqual([{ kind: 'totp', code: '123456', trustDevice: false }])
})

test('deciding against it leaves everything as it was', async () => {
  const { user, calls } = draw()
  await user.click(screen.getByRole('button', { name: 'renew' }))
  await user.click(await screen.findByRole('button', { name: '取消' }))
  expect(await screen.findByText('stepUpRequired')).toBeInTheDocument()
  expect(calls.asked('renewRecoveryCodes')).toHaveLength(1)
})

test('axe finds nothing in the dialog', async () => {
  const { user } = draw()
  await user.click(screen.getByRole('button', { name: 'renew' }))
  expect(await axeFaults(await screen.findByRole('dialog'))).toEqual([])
})
