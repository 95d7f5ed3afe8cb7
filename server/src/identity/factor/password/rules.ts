import { Problem } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { turnOf } from '../../hashing/turn-of.ts'
import { refuseGuessable } from './policy.ts'
import { selectRules, type Credential } from './queries.ts'

export async function getPasswordRules(_input: object, context: Context) {
  const { userId, isPasswordDue, isPasswordInitial } = sessionOf(context)
  const rules = await selectRules(context.db, userId)
  const whyDue = isPasswordInitial ? ('initial' as const) : ('tooOld' as const)
  return { ...rules, due: isPasswordDue ? whyDue : null }
}

/**
 * What every password that a person chooses has to pass, wherever they do. Throws passwordTooShort, passwordTooPlain,
 * passwordCommon, passwordSequence and passwordOwnName.
 */
export function refuseWeak(password: string, { rules, ownWords }: Pick<Credential, 'rules' | 'ownWords'>) {
  const { minLength: minimum, minKinds: kinds } = rules
  if (password.length < minimum) throw new Problem('passwordTooShort', { minimum })
  if (kindsOf(password) < kinds) throw new Problem('passwordTooPlain', { kinds })
  refuseGuessable({ password, ownWords })
}

/** Throws passwordUnchanged and passwordUsedBefore. One hash after another, and outside of any transaction: each takes long on purpose. */
export async function refuseUsedBefore(
  password: string,
  { phc: current, rules, earlier }: Pick<Credential, 'phc' | 'rules' | 'earlier'>,
  context: Context,
) {
  const { passwords } = context.services
  const turn = turnOf(context)
  if (await passwords.verify(password, current, turn)) throw new Problem('passwordUnchanged')
  for (const phc of earlier.slice(0, rules.history)) {
    if (await passwords.verify(password, phc, turn)) throw new Problem('passwordUsedBefore', { history: rules.history })
  }
}

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]

function kindsOf(password: string) {
  return kinds.filter((kind) => kind.test(password)).length
}
