import type { Trust } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'

type Props = { trust: Trust; side: 'deputies' | 'trusters'; onDone: (said: string) => void; onClose: () => void }

/** Asks before one person stops acting for the other. */
export function EndTrust({ trust: { id, name }, side, onDone, onClose }: Props) {
  const t = useText()
  const { run } = useAction('endDeputy')
  return (
    <ConfirmDialog
      title={t(`${side}.endAsk`, { name })}
      text={t(`${side}.endText`, { name })}
      confirmLabel={t('trust.end')}
      isDangerous
      onConfirm={() => run({ id })}
      onDone={() => onDone(t('trust.ended'))}
      onClose={onClose}
    />
  )
}
