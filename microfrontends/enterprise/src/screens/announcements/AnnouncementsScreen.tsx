import type { AnnouncementRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Icon, ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { actWord } from '@atrium/shared-utility/writing'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { announcementActs, type AnnouncementAct } from './announcement-acts.ts'
import { announcementList } from './announcement-list.ts'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'

type Open = { act: 'add' } | { act: Exclude<AnnouncementAct, 'show'>; id: string }

/** `/enterprise/announcements`: what the enterprise announces to its people, and how many have read it. */
export function AnnouncementsScreen() {
  const t = useText()
  const navigate = useNavigate()
  const list = useList(announcementList)
  const [open, setOpen] = useState<Open | null>(null)
  const add = (
    <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => setOpen({ act: 'add' })}>
      {t('announcements.add')}
    </Button>
  )
  const actions = ({ id, status }: AnnouncementRow) =>
    announcementActs(status).map((act) => ({
      key: act,
      label: t(actWord(act, status)),
      isDangerous: act === 'withdraw' || act === 'delete',
      onSelect: () => (act === 'show' ? void navigate(`/enterprise/announcements/${id}`) : setOpen({ act, id })),
    }))
  return (
    <>
      <PageHeader title={t('announcements.title')} description={t('announcements.help')} actions={add} />
      <ListTable
        list={list}
        label={t('announcements.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => row.title}
        actions={actions}
        none={{ icon: 'message', title: t('announcements.none'), description: t('announcements.noneHelp') }}
        noMatch={t('announcements.noMatch')}
      />
      {open && <AnnouncementDialog {...open} onChanged={() => list.reload?.()} onClose={() => setOpen(null)} />}
    </>
  )
}
