import type { EnterpriseStatus } from '@atrium/shared-utility/contract'

/** What an operator does to an enterprise as a whole, and the status it leads to. */
export const statusChanges = {
  suspend: { to: 'suspended', from: ['active', 'readonly'] },
  resume: { to: 'active', from: ['suspended', 'readonly'] },
} as const satisfies Record<string, { to: EnterpriseStatus; from: readonly EnterpriseStatus[] }>

export type StatusChange = keyof typeof statusChanges
/** What ends an enterprise, and the way back. */
export type ClosingAct = 'close' | 'reopen'

/** The changes that make sense for an enterprise as it is now. One that is still provisioned has none. */
export function statusChangesOf({ status }: { status: EnterpriseStatus }): StatusChange[] {
  return (['suspend', 'resume'] as const).filter((change) => statusChanges[change].from.some((from) => from === status))
}

/** One that is being set up is not closed, and one whose data are going does not come back. */
export function closingActsOf({ status }: { status: EnterpriseStatus }): ClosingAct[] {
  if (status === 'closing') return ['reopen']
  return status === 'provisioning' || status === 'closed' ? [] : ['close']
}

/** What takes something away from people is told apart by its colour. */
export function isDangerous(act: StatusChange | ClosingAct) {
  return act === 'suspend' || act === 'close'
}
