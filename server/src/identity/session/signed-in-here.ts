import { defaultHomeLink } from '@atrium/shared-utility/model'
import { sessionOf, type Context } from '../../foundation/call/context/context.ts'
import { loginStatusOf } from './login-status.ts'

/** The answer of a sign-in for a person who is signed in already: the session goes on as it is. */
export async function signedInHere(context: Context) {
  const session = sessionOf(context)
  const entId = context.space?.entId ?? session.entId
  const status = await loginStatusOf({ ...session, entId }, context)
  return {
    user_type: session.userType,
    token: { accessToken: session.csrf, entId },
    loginHomepage: status.loginHomepage ?? defaultHomeLink,
    session: status,
  }
}
