import { groupCalls } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormPeople, FormText } from '@atrium/shared-utility/ui'

type Props = { onOpen: (conversationId: string) => void; onClose: () => void }

/** Names a group, and chooses who is in it from the beginning. */
export function NewGroup({ onOpen, onClose }: Props) {
  const t = useText()
  const { run } = useAction('addGroup')
  return (
    <FormDialog
      title={t('group.new')}
      schema={groupCalls.addGroup.input}
      initial={{ name: '', userIds: '' }}
      submitLabel={t('group.create')}
      onSubmit={run}
      onDone={({ conversationId }) => onOpen(conversationId)}
      onClose={onClose}
    >
      <FormText name="name" label={t('group.name')} />
      <FormPeople name="userIds" label={t('group.people')} help={t('start.personHelp')} />
    </FormDialog>
  )
}
