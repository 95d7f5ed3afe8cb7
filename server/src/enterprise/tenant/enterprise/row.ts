import type { Lang } from '@atrium/shared-utility/contract'
import type { SelectedEnterprise } from './list-query.ts'
import { provisioningOf } from './provisioning-state.ts'

/** An enterprise as the calls answer it. */
export function enterpriseRowOf(
  { saasNameZh, saasNameEn, percent, provisioning, ...row }: SelectedEnterprise,
  lang: Lang,
) {
  return {
    ...row,
    saasName: lang === 'en-US' ? saasNameEn : saasNameZh,
    // An enterprise without a job was seeded whole.
    percent: row.status === 'provisioning' ? (percent ?? 0) : 100,
    provisioning: provisioningOf(provisioning),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    closesAt: row.closesAt?.toISOString() ?? null,
  }
}
