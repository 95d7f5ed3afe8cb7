import { storageKinds, type overviewCalls } from '@atrium/shared-utility/contract'
import { spaceOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { purposes } from '../../../enterprise/message/attachment/queries.ts'
import { countRecords, recordBytes } from '../../record-store/count-query.ts'
import {
  countApplications,
  countOpenRequests,
  countPeople,
  selectDepartments,
  selectSignInHours,
  selectSpace,
  selectUsed,
  sumByPurpose,
} from './queries.ts'

const monthMs = 30 * 86_400_000
/** In an enterprise these are files of its announcements. */
const attachments: readonly string[] = Object.values(purposes)

export const overviewHandlers: Handlers<typeof overviewCalls> = {
  async getOwnOverview(_, context) {
    const { db, now } = context
    const { entId } = spaceOf(context)
    const space = await selectSpace(db, entId)
    const people = await countPeople(db, entId)
    const from = new Date(now.getTime() - monthMs)
    const hours = await selectSignInHours(db, from)
    return {
      at: now.toISOString(),
      requests: await countOpenRequests(db),
      expiresAt: space.expires_at?.toISOString() ?? null,
      people: { ...people, quota: space.user_quota, departments: await selectDepartments(db) },
      storage: await storageOf(context, { entId, quotaMb: space.storageQuotaMb }),
      signIns: hours.map(({ hour, ok, denied }) => ({ hour: hour.toISOString(), ok, denied })),
      applications: {
        ...(await countApplications(db)),
        quota: space.app_quota,
        used: await usedSince(from, entId, context),
      },
    }
  },
}

async function storageOf({ db }: Context, { entId, quotaMb }: { entId: string; quotaMb: number | null }) {
  const files = await sumByPurpose(db)
  const sums = [...files, { purpose: 'records', bytes: await recordBytes(db, entId) }]
  const kindOf = (purpose: string) =>
    attachments.includes(purpose) ? 'announcement' : (storageKinds.find((kind) => kind === purpose) ?? 'other')
  const bytesOf = (kind: string) =>
    sums.filter(({ purpose }) => kindOf(purpose) === kind).reduce((sum, { bytes }) => sum + bytes, 0)
  const kinds = storageKinds.map((kind) => ({ kind, bytes: bytesOf(kind) }))
  return {
    bytes: kinds.reduce((sum, { bytes }) => sum + bytes, 0),
    quotaBytes: quotaMb === null ? null : quotaMb * 1024 * 1024,
    kinds,
  }
}

async function usedSince(from: Date, entId: string, { db }: Context) {
  const used = await selectUsed(db, from)
  const built = used.filter(({ kind }) => kind === 'built').map(({ id }) => id)
  const records = await countRecords(db, { entId, appIds: built })
  return used.map(({ kind, ...one }) => ({ ...one, records: kind === 'built' ? (records.get(one.id) ?? 0) : null }))
}
