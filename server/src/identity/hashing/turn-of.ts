import type { Context } from '../../foundation/call/context/context.ts'
import { networksOf } from '../../foundation/call/http/network.ts'
import type { Turn } from './turns.ts'

/**
 * Whose turn a hash of this call takes. A signed-in caller has turns of their own and places that are kept, whatever
 * anonymous callers do. Anonymous callers are counted by network, and in it by the account that they name.
 */
export function turnOf({ session, visitor }: Pick<Context, 'session' | 'visitor'>, account = ''): Turn {
  if (session !== null) return { network: `user ${session.userId}`, account: session.userId, isKnown: true }
  return { network: networksOf(visitor.ip).around, account }
}

/** For the hashes of the server's own work: the first accounts, and its jobs. */
export const serverTurn: Turn = { network: 'server', account: 'server', isKnown: true }
