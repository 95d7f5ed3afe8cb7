import type { AuditAction, AuditDetail, AuditTarget } from '@atrium/shared-utility/contract'
import type { Context } from '../context/context.ts'

export type Act = {
  action: AuditAction
  targetKind: AuditTarget
  targetId: string
  /** The enterprise whose log this belongs to; null for the platform's own. */
  entId: string | null
  /** Default `ok`. */
  result?: 'ok' | 'denied'
  /** The account that did it, where no session names one yet. */
  actorId?: string
  /** What changed, by names that have words for operators. Never a secret: the log cannot be cleaned. */
  diff?: AuditDiff
}

export type AuditDiff = Partial<Record<AuditDetail, unknown>>
/** Refuses names that have no words: a name that the contract does not list does not compile. */
type WithKnownDetails<D> = D & Record<Exclude<keyof D, AuditDetail>, never>

/** The work of a job has no session and no visitor. */
type Acting = Pick<Context, 'db' | 'newId' | 'session'> & {
  visitor: Context['visitor'] | null
  deployer?: Context['deployer']
}

/** Writes down who did what, in the transaction that does it; answers the record's id. */
export async function recordAct<D extends object = AuditDiff>(
  { db, newId, session, visitor, deployer = null }: Acting,
  act: Omit<Act, 'diff'> & { diff?: WithKnownDetails<D> | undefined },
) {
  const id = newId()
  await db
    .insertInto('audit_log')
    .values({
      id,
      ent_id: act.entId,
      actor_id: session?.userId ?? act.actorId ?? null,
      actor_type: session?.userType ?? null,
      session_id: session?.id ?? null,
      action: act.action,
      result: act.result ?? 'ok',
      target_kind: act.targetKind,
      target_id: act.targetId,
      ip: visitor?.ip ?? null,
      user_agent: visitor?.userAgent.slice(0, 400) ?? null,
      request_id: visitor?.requestId ?? null,
      diff: diffOf(act.diff, { session, deployer }),
    })
    .execute()
  return id
}

/**
 * An act of an operator who acts as a person names both: that person and the operator. An act with a deploy token,
 * which belongs to no person, names the token.
 */
function diffOf(diff: AuditDiff | undefined, { session, deployer }: Pick<Context, 'session' | 'deployer'>) {
  const behind = behindOf({ session, deployer })
  return diff === undefined && behind === undefined ? null : JSON.stringify({ ...diff, ...behind })
}

function behindOf({ session, deployer }: Pick<Context, 'session' | 'deployer'>): AuditDiff | undefined {
  if (deployer !== null) return { deployToken: deployer.label, deployTokenId: deployer.tokenId }
  const acting = session?.acting ?? null
  return acting === null ? undefined : { acting: acting.id, actingBy: acting.operatorId }
}
