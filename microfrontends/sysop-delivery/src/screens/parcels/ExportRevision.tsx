import { call } from '@atrium/shared-utility'
import type { WholeRevision } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { ProgressBar, ProgressDialog, useFile } from '@atrium/shared-utility/ui'
import { Alert, Typography } from '@mui/material'

type Props = { revision: Pick<WholeRevision, 'id' | 'number'>; onClose: () => void }

/** Saves a whole revision as one signed file, for a portal that this one cannot reach. */
export function ExportRevision({ revision: { id, number }, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const { state, retry } = useFile((options) => call('saveRevision', { id }, options))
  return (
    <ProgressDialog
      title={t('revision.export.of', { number })}
      state={state}
      about={<Typography>{t('revision.export.help')}</Typography>}
      onRetry={retry}
      onClose={onClose}
    >
      {state.status === 'running' && (
        <ProgressBar
          label={t('revision.export')}
          text={t('revision.export.size', { size: format.number(Math.floor(state.sizeBytes / 1024)) })}
        />
      )}
      {state.status === 'saved' && (
        <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
          {t('revision.export.done', { name: state.file.name })}
        </Alert>
      )}
    </ProgressDialog>
  )
}
