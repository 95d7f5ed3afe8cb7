import { baseConfigAtom } from '@atrium/shared-utility'
import { useAtomValue } from 'jotai'
import { AskReset } from './AskReset.tsx'
import { ChoosePassword } from './ChoosePassword.tsx'
import { useLinkToken } from './use-link-token.ts'
import { WhomToAsk } from './WhomToAsk.tsx'

/** `/home/reset`: asks for a mail; opened by the link in it, takes a new password. Without mail it says whom to ask. */
export function ResetScreen() {
  const token = useLinkToken()
  const canMail = useAtomValue(baseConfigAtom)?.canReset === true
  if (token !== null) return <ChoosePassword key={token} token={token} />
  return canMail ? <AskReset /> : <WhomToAsk />
}
