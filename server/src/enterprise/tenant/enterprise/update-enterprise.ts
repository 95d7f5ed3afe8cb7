import { type EnterpriseStatus, Problem, type CallParsed } from '@atrium/shared-utility/contract'
import type { Updateable } from 'kysely'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { isUniqueViolation } from '../../../foundation/db/failure.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import type { Database } from '../../../foundation/db/schema.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { selectEnterprise } from './list-query.ts'
import { fullName, shortName } from './kept-names.ts'
import { refusePast } from './last-day.ts'
import { checkParent } from './parent.ts'
import { categoryExists, isNameTaken, lockEnterprise, writeEnterprise } from './queries.ts'
import { enterpriseRowOf } from './row.ts'
import { asSeen } from '../../../foundation/process/error/as-seen.ts'

type Change = Omit<CallParsed<'updateEnterprise'>, 'onceKey'>

export async function updateEnterprise(input: Change, context: Context) {
  const { db, now, lang } = context
  const { entid, version, ...change } = input
  const current = asSeen(await lockEnterprise(db, entid), version, 'enterpriseNotFound')
  if (change.status !== undefined && current.status === 'provisioning') throw new Problem('enterpriseNotReady')
  if (change.status !== undefined && isGoing(current)) throw new Problem('enterpriseClosed')
  refusePast({ before: current.expires_at, asked: change.expiresAt, now })
  await checkChange(db, input)
  await writeChange(db, input, now)
  await recordAct(context, {
    action: 'updateEnterprise',
    targetKind: 'enterprise',
    targetId: entid,
    entId: entid,
    diff: change,
  })
  return enterpriseRowOf(must(await selectEnterprise(db, entid), 'the enterprise that was locked'), lang)
}

function isGoing({ status }: { status: EnterpriseStatus }) {
  return status === 'closing' || status === 'closed'
}

async function writeChange(db: Db, input: Change, now: Date) {
  try {
    const columns = { ...(await columnsOf(input)), version: input.version + 1, updated_at: now }
    await writeEnterprise(db, input.entid, columns)
  } catch (error) {
    // The name was taken since it was looked up.
    if (isUniqueViolation(error, 'enterprise_name'))
      throw new Problem('enterpriseNameTaken', { name: input.name ?? '' })
    throw error
  }
}

async function checkChange(db: Db, { entid, name, saasId, parentId }: Change) {
  if (name !== undefined && (await isNameTaken(db, { name, except: entid })))
    throw new Problem('enterpriseNameTaken', { name })
  if (saasId && !(await categoryExists(db, saasId))) throw new Problem('categoryNotFound')
  if (parentId) await checkParent(db, { entId: entid, parentId })
}

/** Columns that are undefined are left alone by the update; null clears. */
async function columnsOf(change: Change): Promise<Updateable<Database['enterprise']>> {
  return {
    ...(change.name !== undefined && (await fullName(change.name))),
    ...(change.shortName !== undefined && (await shortName(change.shortName))),
    saas_id: change.saasId,
    saas_ent_type: change.saasEntType,
    parent_id: change.parentId,
    private: change.private,
    is_control: change.isControl,
    user_quota: change.userQuota,
    storage_quota_mb: change.storageQuotaMb,
    app_quota: change.appQuota,
    // Of another day its administrators are told anew.
    expiry_told: change.expiresAt === undefined ? undefined : null,
    expires_at: typeof change.expiresAt === 'string' ? new Date(change.expiresAt) : change.expiresAt,
    status: change.status,
  }
}
