import { emailAddress } from '@atrium/shared-utility/contract'
import type { ContactChange, ContactRow } from './contact-query.ts'

type Wanted = { email: string | null | undefined; phone: string | null | undefined }

/**
 * What another person, an operator or an administrator, changes; the telephone is international. An unchanged value is left alone: it
 * may be confirmed.
 */
export function contactChangeOf({ email, phone }: Wanted, known: ContactRow): ContactChange {
  const isOther = email?.toLowerCase() !== normalEmail(known.email)
  return {
    ...(email !== undefined && isOther && { email }),
    ...(phone !== undefined && phone !== known.phone && { phone }),
  }
}

/** A stored address of earlier times may be written in another way. */
function normalEmail(stored: string | null) {
  return (emailAddress.safeParse(stored).data ?? stored)?.toLowerCase()
}

/** The log stores that there was a change, and never the address itself. */
export function contactTraceOf({ email, phone }: ContactChange) {
  return { email: traceOf(email), phone: traceOf(phone) }
}

function traceOf(value: string | null | undefined) {
  if (value === undefined) return undefined
  return value ? 'set' : 'removed'
}
