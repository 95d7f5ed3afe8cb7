import { screen, waitFor } from '@testing-library/react'
import { atriumStore, sessionAtom } from '@atrium/shared-utility'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { twoStepStatus } from '../../given.ts'

const twoStep = { open: 'true', effective: 'true', effectiveTime: '' } as const
const held = signedInAs(UserType.member, { curEntId: 'acme1', twoStep })
const verified = { ...held, twoStep: { ...twoStep, open: 'false' } as const }
const app = { kind: 'totp', id: 'f1', name: null, confirmedAt: '2030-01-01T00:00:00Z' } as const
const recoveryCodes = ['AAAAA-11111', 'BBBBB-22222']

function draw(calls: CallFakes) {
  return renderScreen(routes, {
    path: '/force/frontTwoVerify?url=%2Fuser%2Fmessages',
    messages,
    session: held,
    calls: { getLoginStatus: () => verified, ...calls },
  })
}

const withApp: CallFakes = {
  getTwoStepStatus: () => ({ ...twoStepStatus, enrolled: [app], recoveryCodesLeft: 10 }),
  verifyTwoStep: () => ({ recoveryCodesLeft: 10 }),
}

// Without a prefix in its address the page takes on the look of the enterprise once the session says that nothing holds it.
test('the page that follows a verification knows that nothing holds the session any more', async () => {
  const { user, portal } = draw(withApp)
  await user.type(await screen.findByLabelText(/^验证码/), '123456{Enter}')
  await waitFor(() => expect(portal.navigations).toEqual(['/user/messages']))
  expect(atriumStore.get(sessionAtom)).toEqual(verified)
})

test('so does the page that follows the recovery codes of a person who has just set up a factor', async () => {
  const { user, portal } = draw({
    getTwoStepStatus: () => twoStepStatus,
    beginTotp: () => ({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr: { size: 29, path: 'M4 4h1v1h-1z' } }),
    confirmTotp: () => ({ recoveryCodes }),
  })
  await user.click(await screen.findByRole('button', { name: '开始设置' }))
  await user.type(await screen.findByLabelText(/^验证码/), '123456{Enter}')
  await user.click(await screen.findByLabelText('我已妥善保存恢复码'))
  await user.click(screen.getByRole('button', { name: '继续' }))
  await waitFor(() => expect(portal.navigations).toEqual(['/user/messages']))
  expect(atriumStore.get(sessionAtom)).toEqual(verified)
})

test('where the session cannot be read the person goes on all the same', async () => {
  const { user, portal } = draw({ ...withApp, getLoginStatus: () => new Problem('unreachable') })
  await user.type(await screen.findByLabelText(/^验证码/), '123456{Enter}')
  await waitFor(() => expect(portal.navigations).toEqual(['/user/messages']))
})
