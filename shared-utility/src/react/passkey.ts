import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { Problem } from '../contract/index.ts'
import type { ActionResult } from './use-action.ts'

/** Has the browser make a passkey. Fails with `cancelled` when the person says no, else with `passkeyRefused`. */
export function makePasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<ActionResult<RegistrationResponseJSON>> {
  return asked(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    return startRegistration({ optionsJSON: options })
  })
}

/** Has a passkey sign. Fails with `cancelled` when the person says no, else with `passkeyRefused`. */
export function signByPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<ActionResult<AuthenticationResponseJSON>> {
  return asked(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return startAuthentication({ optionsJSON: options })
  })
}

async function asked<T>(ask: () => Promise<T>): Promise<ActionResult<T>> {
  try {
    return { status: 'done', data: await ask() }
  } catch (cause) {
    // So a browser tells that the person said no, or took too long; everything else is about the passkey itself.
    const isNo = cause instanceof Error && ['NotAllowedError', 'AbortError'].includes(cause.name)
    return { status: 'failed', problem: new Problem(isNo ? 'cancelled' : 'passkeyRefused', {}, { cause }) }
  }
}
