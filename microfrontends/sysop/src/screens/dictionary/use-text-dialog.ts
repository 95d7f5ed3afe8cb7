import { z } from 'zod'
import { useDialogAddress } from '@atrium/shared-utility/ui'

const dialog = z.union([
  z.object({ dialog: z.enum(['publish', 'discard', 'export', 'import', 'revisions']) }),
  z.object({ dialog: z.enum(['edit', 'undo']), of: z.string() }),
  z.object({ dialog: z.enum(['revision', 'restore']), of: z.string().regex(/^\d{1,9}$/) }),
])
export type TextQuestion = z.output<typeof dialog>

export function useTextDialog() {
  return useDialogAddress(dialog)
}
