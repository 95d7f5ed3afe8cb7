import { whiteListKinds, type WhiteListKind } from '@atrium/shared-utility/contract'
import { useDialogAddress } from '@atrium/shared-utility/ui'
import { z } from 'zod'

const acts = ['add', 'missing', 'close', 'open', 'edit', 'on', 'off', 'delete'] as const
const dialog = z.object({ dialog: z.enum(acts), of: z.string() })
export type WhiteListQuestion = z.output<typeof dialog>

/** Which dialog is open: of a kind (and for `add` of a value, after a colon), or of an entry. */
export function useWhiteListDialog() {
  return useDialogAddress(dialog)
}

/** `host:login.example.com`: the kind, and what of it; null for an address that was mistyped. */
export function kindOf(of: string): { kind: WhiteListKind; value: string } | null {
  const [, found = '', value = ''] = /^(\w+)(?::(.*))?$/.exec(of) ?? []
  const kind = whiteListKinds.find((one) => one === found)
  return kind === undefined ? null : { kind, value }
}
