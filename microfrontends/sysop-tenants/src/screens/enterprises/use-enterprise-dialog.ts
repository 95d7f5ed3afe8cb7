import { z } from 'zod'
import { useDialogAddress } from '@atrium/shared-utility/ui'

const dialog = z.union([
  z.object({ dialog: z.literal('add') }),
  z.object({ dialog: z.enum(['edit', 'suspend', 'resume', 'close', 'reopen', 'export']), of: z.string() }),
])

export function useEnterpriseDialog() {
  return useDialogAddress(dialog)
}
