import { Problem } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { refuseRemoved } from '../../../portal/artifact/removed-query.ts'
import { artifactsOf } from '../../../portal/revision/append.ts'
import { refuseMisfit } from '../../../portal/revision/fits.ts'
import { refuseLost } from '../release/check.ts'
import type { Revision } from '../../../portal/revision/revision-query.ts'
import { countOpen, insertProposal } from './queries.ts'
import { tellOperators } from './tell.ts'

/** So few that an operator still reads each of them; tokens leave room for people, and for one another. */
const [mostOpen, mostOfTokens, mostOfToken] = [20, 15, 5]
const dayMs = 24 * 60 * 60_000

type Proposed = {
  /** The revision in force, locked. */
  head: Revision
  /** The new artifact of each part; null: none. */
  changes: Record<string, string | null>
  /** The revision that it brings back, which was whole once. */
  back?: string
  reason: string
  /** The operator who stands behind it. */
  behind: string
}

/** Stores a change for another operator to decide about, if it could be put in force at this moment. */
export async function propose({ head, changes, back, reason, behind }: Proposed, context: Context) {
  const { db, now, newId, deployer } = context
  await refuseTooMany(context)
  const changed = Object.keys(changes).filter((slug) => (head.entries[slug] ?? null) !== changes[slug])
  if (changed.length === 0) throw new Problem('releaseChangesNothing')
  await refuseUnfit({ head, changes, changed, isBack: back !== undefined }, context)
  const expiresAt = new Date(now.getTime() + dayMs)
  const id = newId()
  await insertProposal(db, {
    id,
    head_id: head.id,
    changes: JSON.stringify(Object.fromEntries(changed.map((slug) => [slug, changes[slug] ?? null]))),
    back_id: back ?? null,
    reason,
    made_by: behind,
    token_id: deployer?.tokenId ?? null,
    token_label: deployer?.label ?? null,
    made_at: now,
    expires_at: expiresAt,
  })
  const diff = { parts: changed, reason, from: head.number }
  await recordAct(context, { action: 'proposeChange', targetKind: 'proposal', targetId: id, entId: null, diff })
  await tellOperators(db)
  return { id, expiresAt: expiresAt.toISOString() }
}

async function refuseTooMany({ db, now, deployer }: Context) {
  const open = await countOpen(db, { tokenId: deployer?.tokenId ?? null, now })
  if (open.all >= mostOpen) throw new Problem('proposalsFull', { count: mostOpen })
  if (deployer === null) return
  if (open.ofToken >= mostOfToken) throw new Problem('proposalsFull', { count: mostOfToken })
  if (open.ofTokens >= mostOfTokens) throw new Problem('proposalsFull', { count: mostOfTokens })
}

type Looked = Pick<Proposed, 'head' | 'changes'> & { changed: readonly string[]; isBack: boolean }

async function refuseUnfit({ head, changes, changed, isBack }: Looked, { db }: Context) {
  const wanted = changed.flatMap((slug) => changes[slug] ?? [])
  await refuseLost(wanted, db)
  await refuseRemoved(db, wanted)
  const entries = Object.fromEntries(
    Object.entries({ ...head.entries, ...changes }).flatMap(([slug, id]) => (id === null ? [] : [[slug, id]])),
  )
  const artifacts = await artifactsOf(db, entries)
  if (!isBack) refuseMisfit({ artifacts, changed })
}
