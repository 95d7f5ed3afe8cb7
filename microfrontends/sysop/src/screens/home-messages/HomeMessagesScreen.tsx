import type { HomeMessageRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { EmptyState, Icon, ListTable, NoMatch, PageHeader, useList } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { MessageDialogs } from './MessageDialogs.tsx'
import { messageList } from './message-list.ts'
import { useMessageDialog, type MessageAct } from './use-message-dialog.ts'

/** `/sysop/message`: what operators wrote to people, and how many have read it. */
export function HomeMessagesScreen() {
  const t = useText()
  const list = useList(messageList)
  const { current, open, close } = useMessageDialog()
  const add = (
    <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => open({ dialog: 'add' })}>
      {t('homeMessages.add')}
    </Button>
  )
  const actions = ({ id, status }: HomeMessageRow) =>
    actsOf(status).map((act) => ({
      key: act,
      label: t(`homeMessage.${act === 'withdraw' && status === 'scheduled' ? 'unschedule' : act}`),
      isDangerous: act === 'withdraw' || act === 'delete',
      onSelect: () => open({ dialog: act, of: id }),
    }))
  const none = <EmptyState icon="mail" title={t('homeMessages.none')} description={t('homeMessages.noneHelp')} />
  const noMatch = (
    <NoMatch
      title={t('homeMessages.noMatch')}
      description={t('homeMessages.noMatchHelp')}
      clearLabel={t('homeMessages.clearFilters')}
      onClear={list.query.clearFilters}
    />
  )
  return (
    <>
      <PageHeader title={t('homeMessages.title')} description={t('homeMessages.help')} actions={add} />
      <ListTable
        list={list}
        label={t('homeMessages.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => row.title}
        actions={actions}
        empty={list.isFiltered ? noMatch : none}
      />
      {current && <MessageDialogs asked={current} onChanged={list.reload} onClose={close} />}
    </>
  )
}

function actsOf(status: HomeMessageRow['status']): readonly MessageAct[] {
  switch (status) {
    case 'draft':
      return ['show', 'edit', 'publish', 'delete']
    case 'scheduled':
    case 'published':
      return ['show', 'edit', 'withdraw']
    case 'expired':
      return ['show', 'withdraw']
    case 'withdrawn':
      return ['show']
  }
}
