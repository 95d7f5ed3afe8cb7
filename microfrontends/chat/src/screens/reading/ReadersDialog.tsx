import type { MessageReader } from '@atrium/shared-utility/contract'
import { useBack, useCall, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, PersonAvatar, ProblemNotice } from '@atrium/shared-utility/ui'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
  Typography,
} from '@mui/material'
import { useId } from 'react'

type Props = { conversationId: string; seq: number; onClose: () => void }

/** The people who have read a message, and those who have not yet. */
export function ReadersDialog({ conversationId, seq, onClose }: Props) {
  const t = useText()
  const readers = useCall('getMessageReaders', { conversationId, seq })
  const titleId = useId()
  useBack(onClose)
  const { list, hidden } = readers.status === 'done' ? readers.data : { list: [], hidden: 0 }
  return (
    <Dialog open maxWidth="xs" fullWidth onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('read.title')}</DialogTitle>
      <DialogContent dividers>
        {readers.status === 'failed' && <ProblemNotice problem={readers.problem} onRetry={readers.reload} />}
        {readers.status === 'loading' && <ListSkeleton rows={4} />}
        <People title="read.read" people={list.filter(({ hasRead }) => hasRead)} />
        <People title="read.waiting" people={list.filter(({ hasRead }) => !hasRead)} />
        {hidden > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {t('read.hidden', { count: hidden })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('group.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function People({ title, people }: { title: 'read.read' | 'read.waiting'; people: readonly MessageReader[] }) {
  const t = useText()
  if (people.length === 0) return null
  const label = t(title, { count: people.length })
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        {label}
      </Typography>
      <List aria-label={label} dense>
        {people.map(({ userId, name, picture }) => (
          <ListItem key={userId} disableGutters sx={{ gap: 3 }}>
            <PersonAvatar id={userId} name={name} picture={picture} size={32} />
            <ListItemText primary={name} />
          </ListItem>
        ))}
      </List>
    </>
  )
}
