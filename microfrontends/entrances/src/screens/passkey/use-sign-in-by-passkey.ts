import type { CallOutput } from '@atrium/shared-utility/contract'
import { signByPasskey, useAction, type ActionResult } from '@atrium/shared-utility/react'

/** Has whichever passkey of this portal the person chooses sign, which signs them in. */
export function useSignInByPasskey() {
  const begin = useAction('beginPasskeySignIn')
  const signIn = useAction('signInByPasskey')
  return async (remember: boolean): Promise<ActionResult<CallOutput<'signInByPasskey'>>> => {
    const begun = await begin.run({})
    if (begun.status === 'failed') return begun
    const signed = await signByPasskey(begun.data)
    if (signed.status === 'failed') return signed
    const { response, ...credential } = signed.data
    const named = { ...credential, response: { ...response, userHandle: response.userHandle ?? '' } }
    return signIn.run({ credential: named, remember })
  }
}
