import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'

type Props = { conversationId: string; seq: number; onDone: () => void; onClose: () => void }

/** Asks before a message is recalled: its text does not come back. */
export function RecallDialog({ conversationId, seq, onDone, onClose }: Props) {
  const t = useText()
  const recall = useAction('recallChatMessage')
  return (
    <ConfirmDialog
      title={t('recall.question')}
      text={t('recall.text')}
      confirmLabel={t('recall.recall')}
      isDangerous
      onConfirm={() => recall.run({ conversationId, seq })}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
