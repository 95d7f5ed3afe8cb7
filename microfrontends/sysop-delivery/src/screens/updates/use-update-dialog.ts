import type { UpdateState } from '@atrium/shared-utility/contract'
import { useDialogAddress } from '@atrium/shared-utility/ui'
import { z } from 'zod'

const acts = ['edit', 'start', 'cancel', 'finish', 'rollBack'] as const
export type UpdateAct = (typeof acts)[number]
const dialog = z.union([
  z.object({ dialog: z.literal('add') }),
  /** A new plan with a bundle. */
  z.object({ dialog: z.literal('install'), of: z.string() }),
  z.object({ dialog: z.enum(acts), of: z.string() }),
])
export type UpdateQuestion = z.output<typeof dialog>

export function useUpdateDialog() {
  return useDialogAddress(dialog)
}

/** Nothing is offered that would be refused. */
export function actsOn(state: UpdateState): readonly UpdateAct[] {
  switch (state) {
    case 'planned':
    case 'announced':
      return ['start', 'edit', 'cancel']
    case 'missed':
      return ['edit', 'start', 'cancel']
    case 'running':
      return ['finish', 'rollBack']
    case 'done':
    case 'rolledBack':
    case 'cancelled':
      return []
  }
}

export function isDangerous(act: UpdateAct) {
  return act === 'start' || act === 'cancel' || act === 'rollBack'
}
