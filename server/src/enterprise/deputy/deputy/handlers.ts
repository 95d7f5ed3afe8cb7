import {
  type CallParsed,
  longestDeputyDays,
  mostDeputies,
  Problem,
  UserType,
  type trusterCalls,
} from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { lockMembers } from '../../../organisation/department/member-query.ts'
import { notify } from '../../../organisation/notice/notify.ts'
import { viewerOf } from '../../application/open-query.ts'
import { answerForTruster } from './answer.ts'
import { countNameable, insertDeputy, isFit, selectNames, selectTrusts, storeEnd } from './queries.ts'
import { listTrusterRequests, listTrusterTodos } from './todo.ts'

const dayMs = 24 * 60 * 60_000

export const deputyHandlers: Handlers<typeof trusterCalls> = {
  listTrusters: (_input, context) => listTrusts('deputy', context),
  listDeputies: (_input, context) => listTrusts('truster', context),

  async addDeputy({ userId: deputyId, kinds, ...input }, context) {
    const { db, now, newId } = context
    const own = { ...ownOf(context), now }
    const period = periodOf(input, now)
    const there = await lockMembers(db, { entId: own.entId, userIds: [own.userId, deputyId] })
    if (!there.includes(deputyId)) throw new Problem('memberNotFound')
    const applicationIds = input.applicationIds.length === 0 ? null : [...new Set(input.applicationIds)]
    if (applicationIds !== null) await refuseUnseen(applicationIds, context)
    if (deputyId === own.userId || !(await isFit(db, { entId: own.entId, userId: deputyId })))
      throw new Problem('deputyUnfit')
    if ((await selectTrusts(db, 'truster', own)).length >= mostDeputies)
      throw new Problem('tooManyDeputies', { most: mostDeputies })
    const id = newId()
    await insertDeputy(db, { ...own, ...period, id, deputyId, kinds: [...new Set(kinds)], applicationIds })
    const subject = { deputyId: id, event: 'begun' } as const
    await notify({ db, newId, now }, { entId: own.entId, to: [deputyId], by: own.userId, kind: 'deputy', subject })
    const act = { action: 'addDeputy', targetKind: 'user', targetId: deputyId, entId: own.entId } as const
    await recordAct(context, { ...act, diff: { ...period, scope: kinds, list: applicationIds ?? [] } })
    return { id }
  },

  async endDeputy({ id }, context) {
    const { db, now, newId } = context
    const own = ownOf(context)
    const ended = await storeEnd(db, { id, now, ...own })
    if (ended === undefined) throw new Problem('deputyNotFound')
    const { trusterId, deputyId } = ended
    const subject = { deputyId: id, event: 'ended' } as const
    const to = [trusterId, deputyId]
    await notify({ db, newId, now }, { entId: own.entId, to, by: own.userId, kind: 'deputy', subject })
    const act = { action: 'endDeputy', targetKind: 'user', targetId: deputyId, entId: own.entId } as const
    await recordAct(context, { ...act, diff: { inNameOf: trusterId } })
    return {}
  },

  listTrusterTodos,
  listTrusterRequests,
  answerForTruster,
}

function ownOf(context: Context) {
  return { entId: spaceOf(context).entId, userId: sessionOf(context).userId }
}

async function listTrusts(side: 'truster' | 'deputy', context: Context) {
  const { db, lang, now } = context
  const rows = await selectTrusts(db, side, { ...ownOf(context), now })
  const names = await selectNames(db, [...new Set(rows.flatMap(({ applicationIds }) => applicationIds ?? []))])
  return rows.map(({ kinds, applicationIds, from, to, ...row }) => {
    const chosen = names.filter(({ id }) => applicationIds?.includes(id))
    const applications = applicationIds === null ? null : chosen.map((one) => ({ id: one.id, name: nameIn(lang, one) }))
    const times = { from: from.toISOString(), to: to.toISOString(), hasBegun: from <= now }
    return { ...row, ...times, scope: { kinds, applications } }
  })
}

function periodOf(input: Pick<CallParsed<'addDeputy'>, 'from' | 'to'>, now: Date) {
  const [from, to] = [input.from === undefined ? now : new Date(input.from), new Date(input.to)]
  const isShort = to.getTime() - from.getTime() <= longestDeputyDays * dayMs
  const isSoon = from.getTime() - now.getTime() <= longestDeputyDays * dayMs
  if (to <= now || to <= from || !isShort || !isSoon) throw new Problem('deputyPeriod')
  return { from, to }
}

async function refuseUnseen(ids: readonly string[], context: Context) {
  const isAdministrator = sessionOf(context).userType === UserType.administrator
  const found = await countNameable(context.db, { ...viewerOf(context), isAdministrator }, ids)
  if (found < ids.length) throw new Problem('applicationNotFound')
}
