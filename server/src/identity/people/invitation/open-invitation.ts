import { Problem } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { openTicket } from './ticket.ts'
import { findOpenInvitation } from './queries.ts'

/** The invitation of a ticket, while it can still be used. Throws invitationOver. */
export async function openInvitation(ticket: string, context: Context) {
  const opened = openTicket(ticket, context)
  if (opened === null) throw new Problem('invitationOver')
  const found = await context.services.tx(platform, (db) => findOpenInvitation(db, opened, context.now))
  if (found === undefined) throw new Problem('invitationOver')
  return found
}

export type OpenInvitation = Awaited<ReturnType<typeof openInvitation>>
