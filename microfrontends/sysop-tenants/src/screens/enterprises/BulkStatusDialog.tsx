import type { EnterpriseRow } from '@atrium/shared-utility/contract'
import { useBack, useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, Typography } from '@mui/material'
import { useId } from 'react'
import type { StatusChange } from './status-change.ts'
import { type Outcome, useBulkStatus } from './use-bulk-status.ts'

type Props = {
  change: StatusChange
  rows: readonly EnterpriseRow[]
  onCancel: () => void
  onFinished: () => void
}

/** Names what will be changed, shows how far it is, and says of each enterprise how it went. */
export function BulkStatusDialog({ change, rows, onCancel, onFinished }: Props) {
  const t = useText()
  const bulk = useBulkStatus(change, rows)
  const titleId = useId()
  const handleClose = { asking: onCancel, running: undefined, finished: onFinished }[bulk.status]
  useBack(() => handleClose?.())

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={handleClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(`bulk.${change}.ask`, { count: rows.length })}</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 4 }}>
        <Typography>{t(`enterprise.${change}.consequence`)}</Typography>
        {bulk.status === 'running' && (
          <LinearProgress
            variant="determinate"
            value={(bulk.outcomes.length / rows.length) * 100}
            aria-label={t('bulk.progress')}
          />
        )}
        <Typography component="output" variant="body2">
          {bulk.status !== 'asking' && t('bulk.done', { done: bulk.outcomes.length, count: rows.length })}
        </Typography>
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {rows.map((row) => (
            <li key={row.entid}>
              {row.name}
              <OutcomeText outcome={bulk.outcomes.find(({ entid }) => entid === row.entid)} />
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        {bulk.status !== 'finished' && (
          <Button color="inherit" disabled={bulk.status === 'running'} onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        {bulk.status === 'finished' ? (
          <Button variant="contained" onClick={onFinished}>
            {t('close')}
          </Button>
        ) : (
          <Button
            variant="contained"
            color={change === 'suspend' ? 'error' : 'primary'}
            loading={bulk.status === 'running'}
            onClick={bulk.start}
          >
            {t(`enterprise.${change}`)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function OutcomeText({ outcome }: { outcome: Outcome | undefined }) {
  const t = useText()
  if (!outcome) return null
  if (outcome.problem === undefined) return <Icon name="check" size={16} label={t('bulk.ok')} />
  return (
    <Typography component="span" variant="body2" color="error">
      {' — '}
      {outcome.problem}
    </Typography>
  )
}
