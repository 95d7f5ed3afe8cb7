import { Problem } from '@atrium/shared-utility/contract'
import { collectCookies } from '../../../foundation/call/http/cookies.ts'
import { type CallerOptions, findSender, type Sender } from '../../../identity/account/caller/caller.ts'

type Exchange = Parameters<typeof findSender>[0] & { options: CallerOptions }

/** `isUnknown`: a session was sent, and cannot be looked up because of the maintenance. */
export type KnownSender = Sender & { isUnknown?: boolean }

/** The sender of this request; a stranger, where they cannot be looked up because of the maintenance. */
export async function findSenderOrNobody(exchange: Exchange): Promise<KnownSender> {
  try {
    return await findSender(exchange)
  } catch (error) {
    if (!(await isOfMaintenance(error, exchange.options))) throw error
    return unknownSender(exchange)
  }
}

/** The sender sees nothing that strangers do not see, and is not called a stranger where a session came along. */
export function unknownSender({ request, options: { config } }: Exchange): KnownSender {
  const { cookies } = collectCookies(request, config)
  return { ...stranger, isUnknown: cookies.sessionToken !== null || cookies.refreshToken !== null }
}

export const stranger: Sender = { session: null, space: { status: 'none' }, token: null, as: null }

/**
 * While the system is being updated the database may be away, and no caller can be looked up: then every caller is told
 * of the maintenance, and of nothing else.
 */
export async function isOfMaintenance(error: unknown, { services }: CallerOptions) {
  const isOfDatabase = error instanceof Problem && (error.code === 'databaseUnavailable' || error.code === 'overloaded')
  return isOfDatabase && (await services.maintenance.read()).isUpdating
}

/** The error for a caller: while the system is being updated, not that the database is away. */
export async function toldAs(error: unknown, options: CallerOptions) {
  return (await isOfMaintenance(error, options)) ? new Problem('underMaintenance', {}, { cause: error }) : error
}
