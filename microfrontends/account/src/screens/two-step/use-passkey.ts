import { Problem, type CallOutput } from '@atrium/shared-utility/contract'
import { useAction, type ActionResult } from '@atrium/shared-utility/react'

/** Has the browser make a passkey, and keeps it under a name. */
export function useAddPasskey() {
  const begin = useAction('beginPasskey')
  const add = useAction('addPasskey')
  return async (name: string): Promise<ActionResult<CallOutput<'addPasskey'>>> => {
    const begun = await begin.run({})
    if (begun.status === 'failed') return begun
    const made = await asked(async () => {
      const { startRegistration } = await import('@simplewebauthn/browser')
      return startRegistration({ optionsJSON: begun.data })
    })
    return made.status === 'failed' ? made : add.run({ name, credential: made.data })
  }
}

/** Has a passkey sign, which verifies this session. */
export function useCheckPasskey() {
  const begin = useAction('beginPasskeyCheck')
  const check = useAction('checkPasskey')
  return async (trustDevice: boolean): Promise<ActionResult<CallOutput<'checkPasskey'>>> => {
    const begun = await begin.run({})
    if (begun.status === 'failed') return begun
    const signed = await asked(async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      return startAuthentication({ optionsJSON: begun.data })
    })
    return signed.status === 'failed' ? signed : check.run({ credential: signed.data, trustDevice })
  }
}

/** Has whichever passkey of this portal the person chooses sign, which signs them in. */
export function useSignInByPasskey() {
  const begin = useAction('beginPasskeySignIn')
  const signIn = useAction('signInByPasskey')
  return async (remember: boolean): Promise<ActionResult<CallOutput<'signInByPasskey'>>> => {
    const begun = await begin.run({})
    if (begun.status === 'failed') return begun
    const signed = await asked(async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const { response, ...credential } = await startAuthentication({ optionsJSON: begun.data })
      return { ...credential, response: { ...response, userHandle: response.userHandle ?? '' } }
    })
    return signed.status === 'failed' ? signed : signIn.run({ credential: signed.data, remember })
  }
}

/** What the browser's own dialog came to. */
async function asked<T>(ask: () => Promise<T>): Promise<ActionResult<T>> {
  try {
    return { status: 'done', data: await ask() }
  } catch (cause) {
    // So a browser tells that the person said no, or took too long; everything else is about the passkey itself.
    const isNo = cause instanceof Error && ['NotAllowedError', 'AbortError'].includes(cause.name)
    return { status: 'failed', problem: new Problem(isNo ? 'cancelled' : 'passkeyRefused', {}, { cause }) }
  }
}
