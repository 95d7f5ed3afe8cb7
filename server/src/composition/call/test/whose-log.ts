import { type Call, type CallName, calls } from '@atrium/shared-utility/contract'
import type { Row } from '../../../foundation/db/schema.ts'
import type { AnsweredCall } from './heard.ts'

type AuditRecord = Pick<Row<'audit_log'>, 'action' | 'ent_id' | 'actor_id' | 'target_id' | 'diff'>
/** Every record of the log, so that one can be compared with what was written of the same target before. */
type Log = readonly AuditRecord[]
type Expected = (call: AnsweredCall, record: AuditRecord, log: Log) => readonly (string | null)[]

const made: Expected = ({ answer }) => [fieldOf(answer, 'entid', 'entId')]
/** Both logs have it: the one of the enterprise that is acted in, and the platform's own. */
const both: Expected = (_call, { diff }) => [fieldOf(diff, 'entid'), null]
const ofEntry: Expected = (_call, { target_id: id }, log) =>
  log.filter((one) => one.target_id === id && one.action === 'addWhiteListEntry').map((one) => one.ent_id)

/** The log with the records of a call, where it is neither that of its enterprise nor that of the one in its input. */
export const otherLogs: Partial<Record<CallName, Expected>> = {
  addEnterprise: made,
  joinByInvitation: made,
  // The account is taken from one enterprise, and comes into another one.
  freeAndJoin: (call, { action }) => (action === 'freeAccount' ? [call.currentEntId] : [enteredBy(call)]),
  updateActingRule: both,
  beginActing: both,
  allowActingChanges: both,
  endActing: both,
  updateWhiteListEntry: ofEntry,
  deleteWhiteListEntry: ofEntry,
  // The platform's log says that an operator has read an enterprise's log.
  exportAudit: () => [null],
  // The page that a provider sends people back to is the enterprise's.
  finishSignOn: ({ entId }) => [entId],
}

/** Records in the wrong log, or under another name than the caller's. Empty when all is as the call declares it. */
export function misplaced(call: AnsweredCall, record: AuditRecord, log: Log) {
  const logs = (otherLogs[call.name] ?? declaredLog)(call, record, log)
  const isInPlace = logs.includes(record.ent_id)
  return [
    ...(isInPlace
      ? []
      : [`${call.name}: ${record.action} is in the log of ${record.ent_id}, not of ${logs.join(' or ')}`]),
    ...(isOfCaller(call, record) ? [] : [`${call.name}: ${record.action} names ${record.actor_id} as who did it`]),
  ]
}

/** The enterprise of the call, or the one that its input names; at a sign-in, the one that the person comes to. */
function declaredLog(call: AnsweredCall) {
  const { space, access }: Call = calls[call.name]
  if (space === 'required') return [call.entId]
  if (access.who === 'public' && call.callerId === null) return [enteredBy(call)]
  return [fieldOf(call.input, 'entid', 'entId', 'enterId')]
}

/** Several teams release at once, each with a token of its own, of which one makes the call. */
const bySeveralTokens: CallName = 'releaseOwnTogether'

/** True for the caller's record. A deploy token has no person; before a sign-in, its target counts as the caller. */
function isOfCaller({ name, callerId, deployTokenId }: AnsweredCall, record: AuditRecord) {
  if (deployTokenId === null) return record.actor_id === (callerId ?? record.target_id)
  const noted = fieldOf(record.diff, 'deployTokenId')
  return record.actor_id === null && (name === bySeveralTokens ? noted !== null : noted === deployTokenId)
}

/** The enterprise of the session that was begun. */
function enteredBy({ answer }: AnsweredCall) {
  return fieldOf(Object(answer).token, 'entId')
}

function fieldOf(of: unknown, ...names: readonly string[]): string | null {
  const values: unknown[] = names.map((name) => Reflect.get(Object(of), name))
  return (values.find((value) => typeof value === 'string') as string | undefined) ?? null
}
