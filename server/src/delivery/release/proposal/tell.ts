import { UserType } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { publish } from '../../../foundation/sending/live/queries.ts'

/** The lists that operators have open show what was proposed, or decided. */
export function tellOperators(db: Db) {
  return publish(db, { kind: 'portal', payload: {}, audience: { to: 'type', ids: [String(UserType.operator)] } })
}
