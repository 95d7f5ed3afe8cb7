import { Problem, type CallParsed, type proposalCalls } from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { selectArtifacts } from '../../../portal/artifact/artifact-query.ts'
import { difference } from '../release/difference.ts'
import { inLine } from '../release/put-in-force.ts'
import { versionsById } from '../release/version-query.ts'
import { findHead, findRevision, lockHead } from '../../../portal/revision/revision-query.ts'
import { approveProposal, refuseProposal, withdrawProposal } from './decide.ts'
import { selectProposal, selectProposals } from './list-query.ts'
import { propose } from './propose.ts'
import { idsOf, movedOf, partsOf, proposalOf } from './row.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'

export const proposalHandlers: Handlers<typeof proposalCalls> = {
  async listProposals(filter, { db, now }) {
    const { total, rows } = await selectProposals(db, filter, now)
    const versions = await versionsById(db, rows.flatMap(idsOf))
    return { total, list: rows.map((row) => proposalOf(row, versions)) }
  },

  async getProposal({ id }, context) {
    const { db, now } = context
    const row = await selectProposal(db, id, now)
    if (row === undefined) throw new Problem('notFound')
    const artifacts = await selectArtifacts(db, idsOf(row))
    const versions = new Map(artifacts.map((one) => [one.id, one.version]))
    const { entries = {} } = (await findHead(db)) ?? {}
    return {
      ...proposalOf(row, versions),
      against: row.against,
      back: row.back,
      decision: row.decision,
      moved: row.state === 'open' ? movedOf(row, entries) : [],
      parts: partsOf(row, artifacts),
      isOwn: row.made_by === sessionOf(context).userId,
    }
  },

  proposeRevisionBack: (input, context) => inLine(() => proposeBack(input, context)),
  approveProposal: (input, context) => inLine(() => approveProposal(input, context)),
  refuseProposal,
  withdrawProposal,
}

async function proposeBack({ id, head: seen, reason }: CallParsed<'proposeRevisionBack'>, context: Context) {
  const head = await lockHead(context.db)
  mustBeAsSeen(head !== undefined && head.id === seen)
  const found = await findRevision(context.db, id)
  if (found === undefined) throw new Problem('notFound')
  const changed = difference(head.entries, found.entries)
  const changes = Object.fromEntries(changed.map(({ slug, after }) => [slug, after]))
  return propose({ head, changes, back: id, reason, behind: sessionOf(context).userId }, context)
}
