import { Problem, provisionSteps, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { requeue } from '../../../foundation/job/intervene-query.ts'
import { provisioningOf } from './provisioning-state.ts'
import { selectProgress } from './progress-query.ts'

export async function getEnterpriseProgress({ entid }: CallParsed<'getEnterpriseProgress'>, { db, services }: Context) {
  const found = await selectProgress(db, entid)
  if (found === undefined) throw new Problem('enterpriseNotFound')
  const { jobId, percent, step, status, errorKey, adminLoginId, sealedSecret } = found
  return {
    // An enterprise without a job was never provisioned by one: it is whole.
    percent: jobId === null ? 100 : (percent ?? 0),
    step: status === 'done' || jobId === null ? null : stepAfter(step),
    status: provisioningOf(status),
    error: errorKey,
    initialSecret: sealedSecret === null ? null : openOrNull(sealedSecret, services.secrets),
    adminLoginId,
  }
}

/** Null, too, where the key that sealed it was lost with `secrets.json`: how far it has come can be told all the same. */
function openOrNull(sealed: string, { open }: Pick<Context['services']['secrets'], 'open'>) {
  try {
    return open(sealed)
  } catch {
    return null
  }
}

export async function retryProvisioning({ entid }: CallParsed<'retryProvisioning'>, context: Context) {
  const { db, now } = context
  const found = await selectProgress(db, entid)
  if (found === undefined) throw new Problem('enterpriseNotFound')
  await recordAct(context, { action: 'retryProvisioning', targetKind: 'enterprise', targetId: entid, entId: entid })
  const by = sessionOf(context).userId
  if (found.jobId !== null) await requeue(db, { id: found.jobId, from: 'failedStep', by, now })
  return {}
}

/** The job notes the last step that is done; people want to see the one at work. */
function stepAfter(done: string | null) {
  const index = provisionSteps.findIndex((step) => step === done)
  return provisionSteps[index + 1] ?? null
}
