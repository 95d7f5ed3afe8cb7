import { screen } from '@testing-library/react'
import { Problem, type StepUpMethod } from '../contract/index.ts'
import { useAction } from '../react/index.ts'
import { renderScreen, type CallFakes, type ScreenOptions } from './index.ts'

export const company: StepUpMethod = { kind: 'signOn', id: 'p1', name: 'Acme Login' }

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

type StepUpOptions = { methods?: StepUpMethod[]; calls?: CallFakes } & Pick<ScreenOptions, 'lang' | 'path'>

/** A server that wants the person confirmed before it renews; the question is open. */
export async function ask({ methods = [{ kind: 'password' }], calls = {}, ...options }: StepUpOptions = {}) {
  const server = { isConfirmed: false }
  const confirmed = <T,>(result: T) => {
    server.isConfirmed = true
    return result
  }
  const drawn = renderScreen(<Renew />, {
    ...options,
    calls: {
      renewRecoveryCodes: () => (server.isConfirmed ? { recoveryCodes: ['A'] } : new Problem('stepUpRequired')),
      getStepUpMethods: () => ({ methods }),
      verifyPassword: ({ password }) =>
        password === 'right' ? confirmed({ ticket: 'su_1', expires: 120 }) : new Problem('passwordWrong'),
      verifyTwoStep: () => confirmed({ recoveryCodesLeft: 10 }),
      getOwnCodeCountdown: () => ({ countdown: 0 }),
      sendOwnCode: () => ({ sent: true, countdown: 60 }),
      verifyStepUpCode: () => confirmed({}),
      startSignOnStepUp: () => ({ authorizationUrl: 'https://login.acme.example/auth' }),
      startMessengerStepUp: () => ({ authorizeUrl: 'https://work.example/auth' }),
      ...calls,
    },
  })
  await drawn.user.click(screen.getByRole('button', { name: 'renew' }))
  await screen.findByRole('dialog')
  return { ...drawn, server }
}
