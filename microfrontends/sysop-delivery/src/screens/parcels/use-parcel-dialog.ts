import { z } from 'zod'
import { useDialogAddress } from '@atrium/shared-utility/ui'

const dialog = z.object({
  dialog: z.enum(['edit', 'remove', 'withdraw', 'token', 'revoke', 'release', 'report', 'preview', 'rollout', 'back']),
  /** The token or the version, where it is about one. */
  of: z.string().optional(),
})
export type ParcelQuestion = z.output<typeof dialog>

/** Which dialog of a parcel’s page is open. */
export function useParcelDialog() {
  return useDialogAddress(dialog)
}
