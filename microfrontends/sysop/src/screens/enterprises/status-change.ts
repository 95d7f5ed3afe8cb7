import type { EnterpriseStatus } from '@atrium/shared-utility/contract'

/** What an operator does to an enterprise as a whole, and the status it leads to. */
export const statusChanges = {
  suspend: { to: 'suspended', from: ['active', 'readonly'] },
  resume: { to: 'active', from: ['suspended', 'readonly'] },
} as const satisfies Record<string, { to: EnterpriseStatus; from: readonly EnterpriseStatus[] }>

export type StatusChange = keyof typeof statusChanges

/** The changes that make sense for an enterprise as it is now. One that is still provisioned has none. */
export function statusChangesOf({ status }: { status: EnterpriseStatus }): StatusChange[] {
  return (['suspend', 'resume'] as const).filter((change) => statusChanges[change].from.some((from) => from === status))
}
