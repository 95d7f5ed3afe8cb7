import type { WhiteListKind } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { publish } from '../../../foundation/sending/live/queries.ts'

/** Open pages read anew what passes: of plug-ins, what their portal is made of. */
export function tellPages(db: Db, kind: WhiteListKind) {
  return publish(db, { kind: kind === 'plugin' ? 'portal' : 'whiteList', payload: {}, audience: { to: 'all' } })
}
