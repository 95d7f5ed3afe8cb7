import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'

type Props = {
  conversationId: string
  person: { userId: string; name: string }
  onDone: () => void
  onClose: () => void
}

/** Asks before another person owns a group: the caller does not get it back by themself. */
export function HandOverDialog({ conversationId, person: { userId, name }, onDone, onClose }: Props) {
  const t = useText()
  const handOver = useAction('handOverGroup')
  return (
    <ConfirmDialog
      title={t('group.handOverQuestion', { name })}
      text={t('group.handOverText')}
      confirmLabel={t('group.handOver')}
      onConfirm={() => handOver.run({ conversationId, userId })}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
