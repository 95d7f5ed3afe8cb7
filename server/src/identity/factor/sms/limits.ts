import type { SmsPurpose } from '@atrium/shared-utility/contract'
import type { Quota } from '../../../foundation/call/limit/quota-query.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The caller: a browser that is signing in, or a person's session, which one enterprise may have vouched for. */
export type Holder =
  | { kind: 'browser'; token: string }
  | { kind: 'session'; id: string; userId: string; onlyIn: string | null }

export function holderText(holder: Holder) {
  return holder.kind === 'browser' ? `browser|${holder.token}` : `session|${holder.id}`
}

/** The pause between two codes for the same purpose in the same browser or session. */
export function pauseOf(holder: Holder, purpose: SmsPurpose): Quota {
  return { kind: 'smsPause', subject: `${purpose}|${holderText(holder)}`, most: 1, withinMs: minuteMs }
}

type CodeRequest = { holder: Holder; purpose: SmsPurpose; phone: string; network: string; entId: string | null }

/** Everything a message counts for. Messages cost money, and a telephone that keeps ringing is an attack of its own. */
export function sendQuotas({ holder, purpose, phone, network, entId }: CodeRequest) {
  const returned: Quota[] = [
    pauseOf(holder, purpose),
    ...quotasOf(holder, phone),
    { kind: 'smsEnterpriseDay', subject: entId ?? 'none', most: 1000, withinMs: dayMs },
  ]
  // Not given back when sending fails: a service that is down must not be asked without end.
  const kept: Quota[] = [{ kind: 'smsNetwork', subject: network, most: 30, withinMs: hourMs }]
  return { returned, kept }
}

/**
 * Anonymous callers who ask for codes to a person's telephone must not use up those that its owner confirms by. Nor may
 * an enterprise that begins sessions of theirs, which has a few codes of its own.
 */
function quotasOf(holder: Holder, phone: string): Quota[] {
  if (holder.kind === 'browser') return telephoneQuotas(phone, 20)
  const { userId, onlyIn } = holder
  const person = onlyIn === null ? userId : `${userId}|in|${onlyIn}`
  const telephone = onlyIn === null ? `own|${phone}` : `${person}|${phone}`
  const most = onlyIn === null ? 20 : 5
  // However many telephones they name, and however often they sign in.
  return [...telephoneQuotas(telephone, most), { kind: 'smsPersonDay', subject: person, most, withinMs: dayMs }]
}

function telephoneQuotas(subject: string, aDay: number): Quota[] {
  return [
    { kind: 'smsPhone', subject, most: Math.min(10, aDay), withinMs: 10 * minuteMs },
    { kind: 'smsPhoneDay', subject, most: aDay, withinMs: dayMs },
  ]
}
