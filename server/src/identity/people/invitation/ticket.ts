import { z } from 'zod'
import type { Context } from '../../../foundation/call/context/context.ts'

const content = z.object({ kind: z.literal('invitation'), id: z.string(), entId: z.string(), until: z.number() })
const lifeMs = 30 * 60_000

/** The holder has shown the code a moment ago. Sealed: it tells a reader nothing, and only this server can make one. */
export function newTicket({ id, entId }: { id: string; entId: string }, { services, now }: Context) {
  return services.secrets.seal(JSON.stringify({ kind: 'invitation', id, entId, until: now.getTime() + lifeMs }))
}

/** Null for what is no ticket of ours, or an old one. */
export function openTicket(ticket: string, { services, now }: Context) {
  try {
    const opened = content.parse(JSON.parse(services.secrets.open(ticket)))
    return opened.until > now.getTime() ? opened : null
  } catch {
    return null // Whatever is wrong with it, to the person it is an invitation that has ended.
  }
}
