import type { WhiteListKind } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { ShownDialog } from '@atrium/shared-utility/ui'
import { MissingList } from './MissingList.tsx'

type Props = { kind: WhiteListKind; onAdd: (value: string) => void; onClose: () => void }

/** What is in use and not on the list, to be put there. */
export function MissingDialog({ kind, onAdd, onClose }: Props) {
  const t = useText()
  return (
    <ShownDialog title={t(`missing.title.${kind}`)} maxWidth="sm" onClose={onClose}>
      <MissingList kind={kind} onAdd={onAdd} />
    </ShownDialog>
  )
}
