import type { CallOutput, EnterpriseRow } from '@atrium/shared-utility/contract'
import type { Format } from '@atrium/shared-utility/react'

export type Enterprise = CallOutput<'getEnterprise'>

/** How many people an enterprise has, of how many it may have. */
export function usersText({ userCount, userQuota }: EnterpriseRow, format: Format) {
  return `${format.number(userCount)} / ${format.number(userQuota)}`
}

/** The dictionary's key for a yes or a no. */
export function yesOrNo(value: boolean) {
  return value ? 'yes' : 'no'
}

type Limits = Pick<Enterprise, 'storageQuotaMb' | 'storageUsedBytes' | 'appQuota' | 'appCount'>
type Say = (key: string, values: Record<string, string>) => string

/** What its files take, and how many applications it has, each of how much it may have. */
export function limitsText({ storageQuotaMb, storageUsedBytes, appQuota, appCount }: Limits, format: Format, t: Say) {
  const said = (used: string, quota: string | null) =>
    quota === null ? t('enterprise.unlimited', { used }) : t('enterprise.usedOf', { used, quota })
  return {
    storage: said(
      format.bytes(storageUsedBytes),
      storageQuotaMb === null ? null : format.bytes(storageQuotaMb * 1024 * 1024),
    ),
    applications: said(format.number(appCount), appQuota === null ? null : format.number(appQuota)),
  }
}
