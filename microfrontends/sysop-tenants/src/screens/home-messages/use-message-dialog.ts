import { z } from 'zod'
import { useDialogAddress } from '@atrium/shared-utility/ui'

const acts = ['edit', 'publish', 'withdraw', 'delete'] as const
export type MessageAct = (typeof acts)[number]
const dialog = z.union([z.object({ dialog: z.literal('add') }), z.object({ dialog: z.enum(acts), of: z.string() })])

export function useMessageDialog() {
  return useDialogAddress(dialog)
}
