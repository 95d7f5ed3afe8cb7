import type * as library from '@simplewebauthn/browser'
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
  return asked(({ startRegistration }) => startRegistration({ optionsJSON: options }))
}

/** Has a passkey sign. Fails with `cancelled` when the person says no, else with `passkeyRefused`. */
export function signByPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<ActionResult<AuthenticationResponseJSON>> {
  return asked(({ startAuthentication }) => startAuthentication({ optionsJSON: options }))
}

type Library = typeof library

async function asked<T>(ask: (library: Library) => Promise<T>): Promise<ActionResult<T>> {
  const loaded = await import('@simplewebauthn/browser').catch(() => null)
  // The passkey was not even looked at: pressed again, the button asks for the library again.
  if (loaded === null) return { status: 'failed', problem: new Problem('unreachable') }
  try {
    return { status: 'done', data: await ask(loaded) }
  } catch (cause) {
    // So a browser tells that the person said no, or took too long; everything else is about the passkey itself.
    const isNo = cause instanceof Error && ['NotAllowedError', 'AbortError'].includes(cause.name)
    return { status: 'failed', problem: new Problem(isNo ? 'cancelled' : 'passkeyRefused', {}, { cause }) }
  }
}
