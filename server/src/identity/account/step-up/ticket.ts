import { Problem } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { sameText } from '../../../foundation/process/secrets/secrets.ts'
import { spendOnce } from '../../captcha/queries.ts'

export const ticketSeconds = 120

/**
 * The ticket that some calls of the specification take as `_pwd`: it says that this session was confirmed a moment ago,
 * in a form that may stand in an address. It is good once, for two minutes, and in no other session.
 */
export function issueTicket(context: Context) {
  const until = String(Math.floor(context.now.getTime() / 1000) + ticketSeconds)
  const facts = until + context.newId()
  return `su_${facts}${signatureOf(facts, context)}`
}

/** Throws stepUpTicketInvalid. */
export async function spendTicket(ticket: string, context: Context) {
  const { db, now } = context
  const [, facts = '', until = '', signature = ''] = /^su_((\d{10})[a-z0-9]{20})([\w-]{43})$/.exec(ticket) ?? []
  const endsAt = new Date(Number(until) * 1000)
  const isOurs = facts !== '' && sameText(signature, signatureOf(facts, context)) && now < endsAt
  if (!isOurs || !(await spendOnce(db, { code: `step-up ticket ${ticket}`, until: endsAt })))
    throw new Problem('stepUpTicketInvalid')
}

function signatureOf(facts: string, context: Context) {
  return context.services.secrets.mac(['step-up ticket', sessionOf(context).id, facts].join('\n'))
}
