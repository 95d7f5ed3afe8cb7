import type { CallOutput } from '@atrium/shared-utility/contract'
import { makePasskey, signByPasskey, useAction, type ActionResult } from '@atrium/shared-utility/react'

/** Has the browser make a passkey, and keeps it under a name. */
export function useAddPasskey() {
  const begin = useAction('beginPasskey')
  const add = useAction('addPasskey')
  return async (name: string): Promise<ActionResult<CallOutput<'addPasskey'>>> => {
    const begun = await begin.run({})
    if (begun.status === 'failed') return begun
    const made = await makePasskey(begun.data)
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
    const signed = await signByPasskey(begun.data)
    return signed.status === 'failed' ? signed : check.run({ credential: signed.data, trustDevice })
  }
}
