import { AskReset } from './AskReset.tsx'
import { ChoosePassword } from './ChoosePassword.tsx'
import { useLinkToken } from './use-link-token.ts'

/** `/home/reset`: asks for a mail; opened by the link in it, takes a new password. */
export function ResetScreen() {
  const token = useLinkToken()
  return token === null ? <AskReset /> : <ChoosePassword key={token} token={token} />
}
