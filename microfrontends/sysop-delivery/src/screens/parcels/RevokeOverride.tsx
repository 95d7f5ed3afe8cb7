import type { OverrideRow } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'
import { shownName } from './override-list.tsx'

type Props = { row: OverrideRow; onDone: () => void; onClose: () => void }

/** Asks before everybody who has it sees what is in force again. */
export function RevokeOverride({ row, onDone, onClose }: Props) {
  const t = useText()
  const revoke = useAction('revokeOverride')
  const people = row.people.filter(({ isLive }) => isLive).length
  return (
    <ConfirmDialog
      isDangerous
      title={t('override.revoke.ask', { name: shownName(row) })}
      text={t('override.revoke.consequence', { count: people })}
      confirmLabel={t('override.revoke')}
      onConfirm={() => revoke.run({ id: row.id })}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
