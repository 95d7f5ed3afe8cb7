import { z } from 'zod'
import { useDialogAddress } from '../../use-dialog-address.ts'

const dialog = z.union([
  z.object({ dialog: z.literal('add') }),
  z.object({ dialog: z.enum(['edit', 'suspend', 'resume']), of: z.string() }),
])

export function useEnterpriseDialog() {
  return useDialogAddress(dialog)
}
