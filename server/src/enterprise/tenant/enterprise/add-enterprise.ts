import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { addFirstAdministrator } from './first-administrator.ts'
import { refusePast } from './last-day.ts'
import { checkParent } from './parent.ts'
import { provisionKind, selectByIdempotencyKey } from './progress-query.ts'
import { categoryExists, insertEnterprise } from './queries.ts'

type NewEnterprise = CallParsed<'addEnterprise'>

/** Sending the same key again, even at the same moment, answers the enterprise of the first request. */
export async function addEnterprise(input: NewEnterprise, context: Context) {
  const { db, now } = context
  const earlier = await selectByIdempotencyKey(db, input.idempotencyKey)
  if (earlier !== undefined) return earlier
  refusePast({ before: null, asked: input.expiresAt, now })
  if (input.saasId !== undefined && !(await categoryExists(db, input.saasId))) throw new Problem('categoryNotFound')
  if (input.parentId !== undefined) await checkParent(db, { entId: null, parentId: input.parentId })
  return insertOrFind(input, context)
}

// The insert itself waits for a request with the same key that has not committed yet, which no check before it can do.
async function insertOrFind(input: NewEnterprise, context: Context) {
  const entid = context.newId()
  const isNew = await insertEnterprise(context.db, { id: entid, ...columnsOf(input) })
  if (!isNew) {
    const earlier = await selectByIdempotencyKey(context.db, input.idempotencyKey)
    if (earlier === undefined) throw new Problem('enterpriseNameTaken', { name: input.name })
    return earlier
  }
  await addFirstAdministrator(entid, input.admin, context)
  await recordAct(context, {
    action: 'addEnterprise',
    targetKind: 'enterprise',
    targetId: entid,
    entId: entid,
    diff: { name: input.name },
  })
  const job = { kind: provisionKind, key: entid, payload: { entId: entid }, entId: entid }
  return { entid, progressId: await context.services.enqueue(context.db, job) }
}

function columnsOf(input: NewEnterprise) {
  return {
    name: input.name,
    short_name: input.shortName || null,
    ent_type: input.entType,
    saas_id: input.saasId ?? null,
    saas_ent_type: input.saasEntType ?? null,
    parent_id: input.parentId ?? null,
    private: input.private,
    is_control: input.isControl,
    user_quota: input.userQuota,
    storage_quota_mb: input.storageQuotaMb ?? null,
    app_quota: input.appQuota ?? null,
    expires_at: input.expiresAt === undefined ? null : new Date(input.expiresAt),
    idempotency_key: input.idempotencyKey,
  }
}
