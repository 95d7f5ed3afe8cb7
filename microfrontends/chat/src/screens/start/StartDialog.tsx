import { conversationCalls } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormPerson } from '@atrium/shared-utility/ui'

type Props = { onOpen: (conversationId: string) => void; onClose: () => void }

/** Chooses the member to write to. */
export function StartDialog({ onOpen, onClose }: Props) {
  const t = useText()
  const { run } = useAction('openConversation')
  return (
    <FormDialog
      title={t('chat.start')}
      schema={conversationCalls.openConversation.input}
      initial={{ userId: '' }}
      submitLabel={t('start.submit')}
      onSubmit={run}
      onDone={({ conversationId }) => onOpen(conversationId)}
      onClose={onClose}
    >
      <FormPerson name="userId" label={t('start.person')} help={t('start.personHelp')} />
    </FormDialog>
  )
}
