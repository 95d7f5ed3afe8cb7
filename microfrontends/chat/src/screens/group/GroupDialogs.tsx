import { type Conversation, groupCalls } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, FormDialog, FormPeople, FormText, useToast } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { DepartmentGroupDialog } from './DepartmentGroupDialog.tsx'
import { GroupMembers } from './GroupMembers.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import type { GroupTask } from './group-task.ts'

type Props = {
  group: Conversation
  onChanged: () => void
  /** The caller is in the group no longer. */
  onLeft: () => void
  onClose: () => void
}

/** What is done with a group, one dialog after the other; each leads back to who is in it. */
export function GroupDialogs({ group, onChanged, onLeft, onClose }: Props) {
  const t = useText()
  const toast = useToast()
  const [doing, setDoing] = useState<GroupTask>({ task: 'members' })
  const [add, rename, leave] = [useAction('addGroupMembers'), useAction('renameGroup'), useAction('leaveGroup')]
  const conversationId = group.id
  const back = () => setDoing({ task: 'members' })
  const handleDone = (said: string) => {
    toast({ text: said, tone: 'success' })
    onChanged()
    back()
  }
  switch (doing.task) {
    case 'members':
      return <GroupMembers group={group} onTask={setDoing} onClose={onClose} />
    case 'add':
      return (
        <FormDialog
          title={t('group.addTo', { name: group.name })}
          schema={groupCalls.addGroupMembers.input}
          initial={{ userIds: '' }}
          constants={{ conversationId }}
          submitLabel={t('group.add')}
          onSubmit={add.run}
          onDone={({ added }) => handleDone(t('group.added', { count: added }))}
          onClose={back}
        >
          <FormPeople name="userIds" label={t('group.people')} help={t('group.addHelp')} />
        </FormDialog>
      )
    case 'rename':
      return (
        <FormDialog
          title={t('group.rename')}
          schema={groupCalls.renameGroup.input}
          initial={{ name: group.name }}
          constants={{ conversationId }}
          submitLabel={t('group.save')}
          onSubmit={rename.run}
          onDone={() => handleDone(t('group.renamed'))}
          onClose={back}
        >
          <FormText name="name" label={t('group.name')} />
        </FormDialog>
      )
    case 'leave':
      return (
        <ConfirmDialog
          title={t('group.leaveQuestion', { name: group.name })}
          text={t('group.leaveText')}
          confirmLabel={t('group.leave')}
          isDangerous
          onConfirm={() => leave.run({ conversationId })}
          onDone={onLeft}
          onClose={back}
        />
      )
    case 'settings':
    case 'release':
      return <DepartmentGroupDialog {...doing} onDone={handleDone} onClose={back} />
    case 'handOver':
      return (
        <HandOverDialog
          conversationId={conversationId}
          person={doing}
          onDone={() => handleDone(t('group.handedOver', { name: doing.name }))}
          onClose={back}
        />
      )
    case 'remove':
      return (
        <RemoveDialog
          conversationId={conversationId}
          person={doing}
          onDone={() => handleDone(t('group.removed', { name: doing.name }))}
          onClose={back}
        />
      )
  }
}
