import { actsOf, actWord } from '@atrium/shared-utility/writing'
import type { HomeMessageRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Icon, ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useNavigate } from 'react-router'
import { MessageDialogs } from './MessageDialogs.tsx'
import { useMessageKit } from './message-kit.ts'
import { useMessageDialog } from './use-message-dialog.ts'

/** `/sysop/message` and `/console/messages`: what was written to people, and how many have read it. */
export function HomeMessagesScreen() {
  const t = useText()
  const kit = useMessageKit()
  const navigate = useNavigate()
  const list = useList(kit.list)
  const { current, open, close } = useMessageDialog()
  const add = (
    <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => open({ dialog: 'add' })}>
      {t('homeMessages.add')}
    </Button>
  )
  const actions = ({ id, status }: HomeMessageRow) =>
    actsOf(status).map((act) => ({
      key: act,
      label: t(actWord(act, status)),
      isDangerous: act === 'withdraw' || act === 'delete',
      onSelect: () => (act === 'show' ? void navigate(`${kit.listPath}/${id}`) : open({ dialog: act, of: id })),
    }))
  return (
    <>
      <PageHeader title={t(kit.title)} description={t(kit.help)} actions={add} />
      <ListTable
        list={list}
        label={t(kit.title)}
        keyOf={(row) => row.id}
        nameOf={(row) => row.title}
        actions={actions}
        none={{ icon: 'mail', title: t('homeMessages.none'), description: t('homeMessages.noneHelp') }}
        noMatch={t('homeMessages.noMatch')}
      />
      {current && <MessageDialogs asked={current} onChanged={list.reload} onClose={close} />}
    </>
  )
}
