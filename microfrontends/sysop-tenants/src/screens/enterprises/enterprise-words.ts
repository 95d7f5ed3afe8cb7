import type { CallOutput, EnterpriseRow, EnterpriseStatus } from '@atrium/shared-utility/contract'
import type { Format } from '@atrium/shared-utility/react'
import type { StatusTone } from '@atrium/shared-utility/ui'

export type Enterprise = CallOutput<'getEnterprise'>

/** How an enterprise stands for its people. */
export const standingTones = {
  provisioning: 'info',
  active: 'success',
  expired: 'warning',
  readonly: 'warning',
  suspended: 'error',
  closing: 'error',
  closed: 'neutral',
} as const satisfies Record<EnterpriseStatus | 'expired', StatusTone>

/** How many people an enterprise has, of how many it may have. */
export function usersText({ userCount, userQuota }: Pick<EnterpriseRow, 'userCount' | 'userQuota'>, format: Format) {
  return `${format.number(userCount)} / ${format.number(userQuota)}`
}

/** The dictionary's key for a yes or a no. */
export function yesOrNo(value: boolean) {
  return value ? 'yes' : 'no'
}
