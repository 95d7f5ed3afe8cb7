import { canonicalJson } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platformDeployerOf } from '../../../foundation/call/context/deployer.ts'
import type { Entries } from '../../../portal/artifact/tables.ts'
import type { Revision } from '../../../portal/revision/revision-query.ts'
import { selectOpenOfToken } from './queries.ts'
import { movedOf } from './row.ts'

type Wanted = { head: Revision; changes: Entries }

/** A pipeline that runs once more asks for what waits already; operators are not to decide about it twice. Null: it does not. */
export async function findSame({ head, changes }: Wanted, context: Context) {
  const { tokenId } = platformDeployerOf(context)
  const changed = Object.entries(changes).filter(([slug, id]) => head.entries[slug] !== id)
  const wanted = canonicalJson(Object.fromEntries(changed))
  const open = await selectOpenOfToken(context.db, { tokenId, now: context.now })
  const same = open.find((one) => canonicalJson(one.changes) === wanted && movedOf(one, head.entries).length === 0)
  return same === undefined ? null : { id: same.id, expiresAt: same.expires_at.toISOString() }
}
