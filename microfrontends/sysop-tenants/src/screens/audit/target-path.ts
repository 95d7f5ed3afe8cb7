import type { AuditRow } from '@atrium/shared-utility/contract'
import { enterprisePath } from '../../enterprise-path.ts'
import { personPath } from '../../person-path.ts'
import { categoryPath } from '../../category-path.ts'

type Target = Pick<AuditRow, 'targetKind' | 'targetId' | 'targetName' | 'targetPlatform' | 'entid' | 'result'>

/** What is there still has a name in the log. */
const byName: Record<string, (id: string) => string> = {
  user: personPath,
  homeMessage: (id) => `/sysop/message/${id}`,
  saasCategory: categoryPath,
  bundle: (id) => `/sysop/update/bundle/${id}`,
  update: (id) => `/sysop/update/${id}`,
}

/** What an enterprise has stands among the parts of its page. */
const parts: Record<string, string> = { application: 'applications', announcement: 'announcements' }

/** What has none is there unless it was merely attempted. */
const byDeed: Record<string, (id: string) => string> = {
  enterprise: enterprisePath,
  job: (id) => `/sysop/job/${id}`,
  bulk: (id) => `/sysop/bulk?id=${id}`,
  parcel: (slug) => `/sysop/parcels/${slug}`,
  proposal: (id) => `/sysop/parcels/proposal/${id}`,
}

/** The page of what an act was about; null where there is none. */
export function targetPath({ targetKind, targetId, targetName, targetPlatform, entid, result }: Target) {
  // Only of one that is there the platform is known.
  if (targetPlatform !== null) return `/sysop/package/${targetPlatform}/${targetId}`
  if (targetName !== null && entid !== null && parts[targetKind] !== undefined)
    return `${enterprisePath(entid)}?tab=${parts[targetKind]}`
  if (targetName !== null && byName[targetKind] !== undefined) return byName[targetKind](targetId)
  return result === 'ok' ? (byDeed[targetKind]?.(targetId) ?? null) : null
}
