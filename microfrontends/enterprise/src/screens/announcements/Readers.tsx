import type { Announcement } from '@atrium/shared-utility/contract'
import { useAction, useFormat, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, ListTable, useList, useToast } from '@atrium/shared-utility/ui'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { readerList } from './reader-list.ts'

const dayMs = 24 * 60 * 60_000

type Props = { announcement: Announcement; onReminded: () => void }

/** The people whom an announcement is for, with when each has read it, and the reminder to the others. */
export function Readers({ announcement, onReminded }: Props) {
  const t = useText()
  const { id } = announcement
  const list = useList(readerList, { fixed: { id } })
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t('readers.help')}
      </Typography>
      <Remind announcement={announcement} onReminded={onReminded} />
      <ListTable
        list={list}
        label={t('readers.title')}
        keyOf={(row) => row.userId}
        nameOf={(row) => row.name}
        none={{ icon: 'users', title: t('readers.none'), description: t('readers.noneHelp') }}
        noMatch={t('readers.noMatch')}
      />
    </>
  )
}

function Remind({ announcement, onReminded }: Props) {
  const t = useText()
  const format = useFormat()
  const toast = useToast()
  const remind = useAction('remindAnnouncementReaders')
  const [isAsking, setIsAsking] = useState(false)
  const [now] = useState(() => new Date())
  const { id, status, remindedAt, reach, reads } = announcement
  const unread = reach - reads
  if (status !== 'published' || unread <= 0) return null
  const isTooSoon = remindedAt !== null && Date.parse(remindedAt) > now.getTime() - dayMs
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <Button variant="outlined" disabled={isTooSoon} onClick={() => setIsAsking(true)}>
        {t('readers.remind')}
      </Button>
      {remindedAt && (
        <Typography variant="body2" color="textSecondary">
          {t(isTooSoon ? 'readers.tooSoon' : 'readers.remindedAt', { at: format.dateTime(remindedAt) })}
        </Typography>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('readers.remindAsk', { count: unread })}
          text={t('readers.remindConsequence')}
          confirmLabel={t('readers.remindConfirm')}
          onConfirm={() => remind.run({ id })}
          onDone={() => {
            toast(t('readers.reminded'))
            setIsAsking(false)
            onReminded()
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Box>
  )
}
