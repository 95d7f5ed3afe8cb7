import { Box, Button, LinearProgress, Typography } from '@mui/material'
import type { Exported } from '../../contract/index.ts'
import { useAction, useFormat } from '../../react/index.ts'
import { ProblemNotice } from '../notice/ProblemNotice.tsx'
import type { ExportCalls } from './export-calls.ts'
import { useExportText } from './words.ts'

type Props = { exported: Exported; calls: ExportCalls; onChanged: () => void }

/** One export: what it is, how far it is, and what can be done with it. */
export function ExportItem({ exported, calls, onChanged }: Props) {
  const t = useExportText()
  const format = useFormat()
  const { id, name, status, rows, total } = exported
  const link = useAction(calls.link)
  const cancel = useAction(calls.cancel)
  const failed = [link, cancel].find((action) => action.status === 'failed')
  const isUnderWay = status === 'waiting' || status === 'running'
  const handleDownload = async () => {
    const result = await link.run({ id })
    if (result.status === 'done') open(result.data.url)
  }
  const handleCancel = async () => {
    const result = await cancel.run({ id })
    if (result.status === 'done') onChanged()
  }
  // How many there are is not known yet, or would take too long to count.
  const state = status === 'running' && total === null ? 'counting' : status
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t(`exports.${state}`, { rows, total: total ?? 0 })} · {format.dateTime(exported.startedAt)}
      </Typography>
      {isUnderWay && <LinearProgress aria-label={name} {...barOf(exported)} />}
      {failed?.status === 'failed' && <ProblemNotice size="line" problem={failed.problem} />}
      <Box sx={{ display: 'flex', gap: 2 }}>
        {status === 'done' && (
          <Button
            variant="outlined"
            size="small"
            aria-label={t('exports.downloadOf', { name })}
            disabled={link.status === 'pending'}
            onClick={() => void handleDownload()}
          >
            {t('exports.download')}
          </Button>
        )}
        <Button
          size="small"
          color="inherit"
          aria-label={t(isUnderWay ? 'exports.cancelOf' : 'exports.removeOf', { name })}
          disabled={cancel.status === 'pending'}
          onClick={() => void handleCancel()}
        >
          {t(isUnderWay ? 'exports.cancel' : 'exports.remove')}
        </Button>
      </Box>
    </Box>
  )
}

/** Without a total it is unknown how far it is; rows that came meanwhile make no more than all. */
function barOf({ status, rows, total }: Exported) {
  if (status === 'waiting' || total === null || total === 0) return {}
  return { variant: 'determinate', value: Math.min(100, (rows / total) * 100) } as const
}

/** The browser itself fetches it, however large it is, and goes on with it after a break. */
function open(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
