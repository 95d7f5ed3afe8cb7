import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'

type Props = {
  conversationId: string
  person: { userId: string; name: string }
  onDone: () => void
  onClose: () => void
}

/** Asks before a person is taken out of a group. */
export function RemoveDialog({ conversationId, person: { userId, name }, onDone, onClose }: Props) {
  const t = useText()
  const remove = useAction('removeGroupMember')
  return (
    <ConfirmDialog
      title={t('group.removeQuestion', { name })}
      text={t('group.removeText')}
      confirmLabel={t('group.remove')}
      isDangerous
      onConfirm={() => remove.run({ conversationId, userId })}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
