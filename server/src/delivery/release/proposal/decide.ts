import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import type { Row } from '../../../foundation/db/schema.ts'
import { refuseLost } from '../release/check.ts'
import { makerOf } from '../release/put-in-force.ts'
import { releaseParts, rollBackTo } from '../../../portal/revision/release.ts'
import { lockHead } from '../../../portal/revision/revision-query.ts'
import { tellRoots } from '../entrance-letter/letter-job.ts'
import { decide, findMaker, lockProposal } from './queries.ts'
import { tellOperators } from './tell.ts'

type Proposal = Row<'map_proposal'>

export async function approveProposal({ id }: CallParsed<'approveProposal'>, context: Context) {
  // First the head, as in every release: a call that waits here holds no proposal that others wait for.
  const head = await lockHead(context.db)
  const proposal = await lockOpen(id, context)
  refuseOwn(proposal, context)
  await refuseGone(proposal, context)
  await refuseLost(
    Object.values(proposal.changes).flatMap((one) => one ?? []),
    context.db,
  )
  const { id: revision, number, entries } = await putInForce(proposal, head?.id ?? null, context)
  await decide(context.db, { id, outcome: 'approved', by: by(context), now: context.now, revision })
  const diff = { parts: Object.keys(proposal.changes), reason: proposal.reason, revision: number }
  await recordAct(context, { action: 'approveProposal', targetKind: 'proposal', targetId: id, entId: null, diff })
  await tellRoots(revision, { before: head?.entries ?? {}, after: entries }, context)
  return { id: revision, number }
}

/** A revision that was whole once goes back as it was; otherwise other parts that teams released meanwhile stay. */
function putInForce({ changes, head_id: head, back_id: back, reason }: Proposal, now: string | null, context: Context) {
  const made = { expectedHead: head, reason, by: makerOf(context), isApproved: true }
  return back !== null && head === now
    ? rollBackTo({ revision: back, ...made }, context)
    : releaseParts({ changes, ...made }, context)
}

export async function refuseProposal({ id, reason }: CallParsed<'refuseProposal'>, context: Context) {
  const proposal = await lockOpen(id, context)
  refuseOwn(proposal, context)
  await decide(context.db, { id, outcome: 'refused', by: by(context), now: context.now, decision: reason })
  const diff = { parts: Object.keys(proposal.changes), reason }
  await recordAct(context, { action: 'refuseProposal', targetKind: 'proposal', targetId: id, entId: null, diff })
  await tellOperators(context.db)
  return {}
}

export async function withdrawProposal({ id }: CallParsed<'withdrawProposal'>, context: Context) {
  const proposal = await lockOpen(id, context)
  if (proposal.made_by !== by(context)) throw new Problem('proposalForeign')
  await decide(context.db, { id, outcome: 'withdrawn', by: by(context), now: context.now })
  const diff = { parts: Object.keys(proposal.changes) }
  await recordAct(context, { action: 'withdrawProposal', targetKind: 'proposal', targetId: id, entId: null, diff })
  await tellOperators(context.db)
  return {}
}

async function lockOpen(id: string, { db, now }: Context) {
  const proposal = await lockProposal(db, { id, now })
  if (proposal === undefined) throw new Problem('notFound')
  if (proposal.state !== 'open') throw new Problem('proposalOver')
  return proposal
}

function refuseOwn({ made_by: maker }: Proposal, context: Context) {
  if (maker === by(context)) throw new Problem('proposalOwn')
}

/** Otherwise one operator would be enough, with a token that another one has left behind. */
async function refuseGone({ made_by: maker }: Proposal, { db }: Context) {
  const { name, isOperator } = await findMaker(db, maker)
  if (!isOperator) throw new Problem('proposalMakerGone', { name })
}

function by(context: Context) {
  return sessionOf(context).userId
}
