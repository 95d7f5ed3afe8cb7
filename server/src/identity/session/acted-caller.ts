import { UserType } from '@atrium/shared-utility/contract'
import type { Session, TwoStepRule } from '../../foundation/call/context/session.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { findSessionById, touchSession } from './access-query.ts'
import { findActed, type Acted } from './acted-query.ts'
import { sessionFrom, spaceFrom, type Caller, type Means } from './session-from.ts'
import { actingLife, lastSeenEveryMs, sessionLife } from './session-life.ts'

type Sent = { token: string; as: string; asked: string | null; isUse: boolean; now: Date }

/** The caller that an operator is while they act as a person; null where only the browser's own session counts. */
export async function actedCaller(
  db: Db,
  { token, as, asked, isUse, now }: Sent,
  means: Means,
): Promise<Caller | null> {
  const acted = await findActed(db, { token, as, now })
  if (acted === undefined) return null
  const row = acted.isOver ? undefined : await findSessionById(db, { id: acted.session_id, asked, now })
  if (row === undefined) return overOf(acted, means)
  if (isUse) await keepBothAlive(db, acted, now)
  return { session: actedAs(sessionFrom(row, { ...means, asked, now }), acted), space: spaceFrom(row, { asked, now }) }
}

function overOf({ session_id: id }: Acted, { secrets }: Means): Caller {
  return { session: null, space: { status: 'none' }, over: { csrf: secrets.csrfToken(id) } }
}

/**
 * The operator has proved in their own session who they are, and may not handle the person's factors, password and
 * step-up: this session asks for none of them, and a call that would ask for one is refused.
 */
function actedAs(session: Session, acted: Acted): Session {
  const { id, operator_id: operatorId, by, reason, may_change: mayChange, until } = acted
  return {
    ...session,
    isLimited: true,
    isPasswordDue: false,
    stepUpAt: null,
    twoStep: unasked,
    accountTwoStep: unasked,
    acting: { id, operatorId, by, reason, mayChange, until },
  }
}

const unasked: TwoStepRule = {
  isOpen: false,
  isInScope: false,
  isChosen: false,
  effectiveAt: null,
  hasFactor: false,
  own: [],
  accepted: [],
  trustDeviceDays: 0,
}

/** An operator who acts as a person is at work: their own session must not run out meanwhile. */
async function keepBothAlive(db: Db, acted: Acted, now: Date) {
  if (now.getTime() - acted.last_seen_at.getTime() < lastSeenEveryMs) return
  const own = sessionLife(UserType.operator)
  await touchSession(db, { id: acted.session_id, now, idleUntil: within(actingLife.idleMs, acted.until, now) })
  await touchSession(db, { id: acted.own_id, now, idleUntil: within(own.idleMs, acted.own_until, now) })
}

function within(idleMs: number, until: Date, now: Date) {
  return new Date(Math.min(now.getTime() + idleMs, until.getTime()))
}
