import type { Invitation } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, Icon, ListTable, PageHeader, useList, useToast } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { AddInvitation } from './AddInvitation.tsx'
import { invitationList } from './invitation-list.ts'

/** An administrator's invitations: make one, see how far it is used, withdraw it. */
export function InvitationsScreen() {
  const t = useText()
  const list = useList(invitationList)
  const [isAdding, setIsAdding] = useState(false)
  const [withdrawn, setWithdrawn] = useState<Invitation | null>(null)
  const add = (
    <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => setIsAdding(true)}>
      {t('invitation.add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('invitations.title')} actions={add} />
      <ListTable
        list={list}
        label={t('invitations.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => row.purpose}
        actions={(row) =>
          row.state === 'open'
            ? [
                {
                  key: 'withdraw',
                  label: t('invitation.withdraw'),
                  isDangerous: true,
                  onSelect: () => setWithdrawn(row),
                },
              ]
            : []
        }
        none={{ icon: 'users', title: t('invitations.none'), description: t('invitations.noneHelp') }}
        noMatch={t('invitations.noMatch')}
      />
      {isAdding && <AddInvitation onChanged={list.reload} onClose={() => setIsAdding(false)} />}
      {withdrawn && <Withdraw invitation={withdrawn} onChanged={list.reload} onClose={() => setWithdrawn(null)} />}
    </>
  )
}

type WithdrawProps = { invitation: Invitation; onChanged: (() => void) | undefined; onClose: () => void }

function Withdraw({ invitation: { id, purpose }, onChanged, onClose }: WithdrawProps) {
  const t = useText()
  const toast = useToast()
  const { run } = useAction('withdrawInvitation')
  return (
    <ConfirmDialog
      title={t('invitation.withdraw.ask', { purpose })}
      text={t('invitation.withdraw.consequence')}
      confirmLabel={t('invitation.withdraw')}
      isDangerous
      onConfirm={() => run({ id })}
      onDone={() => {
        toast(t('invitation.withdraw.done', { purpose }))
        onChanged?.()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
