import type { TextRevisionRow } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice, ShownDialog } from '@atrium/shared-utility/ui'
import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useState } from 'react'
import { Difference } from './Difference.tsx'
import type { TextQuestion } from './use-text-dialog.ts'

type Props = { onOpen: (asked: TextQuestion) => void; onClose: () => void }

/** Every revision of the dictionary, the newest first: what it changed, and the way back to it. */
export function Revisions({ onOpen, onClose }: Props) {
  const t = useText()
  const [before, setBefore] = useState<number>()
  const revisions = useCall('listTextRevisions', before === undefined ? {} : { before })
  const done = revisions.status === 'done' ? revisions.data : null
  const last = done?.list.at(-1)?.revision
  return (
    <ShownDialog title={t('texts.revisions')} maxWidth="md" onClose={onClose}>
      {revisions.status === 'failed' && <ProblemNotice problem={revisions.problem} onRetry={revisions.reload} />}
      {revisions.status === 'loading' && <ListSkeleton rows={6} />}
      {done?.list.length === 0 && <Typography color="textSecondary">{t('texts.neverPublished')}</Typography>}
      {done && done.list.length > 0 && (
        <List disablePadding aria-label={t('texts.revisions')}>
          {done.list.map((row, index) => (
            <Revision key={row.revision} row={row} isCurrent={before === undefined && index === 0} onOpen={onOpen} />
          ))}
        </List>
      )}
      {done && done.list.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {done.hasMore && <Button onClick={() => setBefore(last)}>{t('texts.older')}</Button>}
          <Button color="error" onClick={() => onOpen({ dialog: 'restore', of: '0' })}>
            {t('texts.restoreShipped')}
          </Button>
        </Box>
      )}
    </ShownDialog>
  )
}

type RevisionProps = { row: TextRevisionRow; isCurrent: boolean; onOpen: Props['onOpen'] }

function Revision({ row, isCurrent, onOpen }: RevisionProps) {
  const t = useText()
  const format = useFormat()
  const { revision, changes, restores, note, publishedAt, publishedBy } = row
  const name = t('texts.revision', { revision })
  const of = String(revision)
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', columnGap: 3 }}>
      <ListItemText
        sx={{ overflowWrap: 'anywhere', flex: '1 1 280px' }}
        primary={[name, isCurrent ? t('texts.current') : '', note].filter((word) => word !== '').join(' · ')}
        secondary={[
          t('texts.differences', { count: changes }),
          ...(restores === null ? [] : [t('texts.restored', { revision: restores })]),
          publishedBy,
          format.exact(publishedAt),
        ].join(' · ')}
      />
      <Button aria-label={t('texts.showOf', { revision })} onClick={() => onOpen({ dialog: 'revision', of })}>
        {t('texts.difference')}
      </Button>
      {!isCurrent && (
        <Button aria-label={t('texts.restoreOf', { revision })} onClick={() => onOpen({ dialog: 'restore', of })}>
          {t('texts.restore')}
        </Button>
      )}
    </ListItem>
  )
}

/** What one revision changed. */
export function ShownRevision({ revision, onClose }: { revision: number; onClose: () => void }) {
  const t = useText()
  return (
    <ShownDialog title={t('texts.revision', { revision })} maxWidth="md" onClose={onClose}>
      <Difference from={Math.max(0, revision - 1)} to={revision} />
    </ShownDialog>
  )
}
