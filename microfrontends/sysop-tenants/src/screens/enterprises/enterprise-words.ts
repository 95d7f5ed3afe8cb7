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
