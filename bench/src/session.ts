import { calls } from '@atrium/shared-utility/contract'
import { password } from './portal-server.ts'

/** The cookies of a person who has signed in, as a request carries them. */
export async function cookiesOf(url: string, loginId: string) {
  const answer = await fetch(url + calls.signIn.path, {
    method: calls.signIn.method,
    body: new URLSearchParams({ loginId, password }),
  })
  if (!answer.ok) throw new Error(`${loginId} could not sign in: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
