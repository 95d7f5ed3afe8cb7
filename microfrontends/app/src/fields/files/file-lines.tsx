import type { Attachment, ProblemCode } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { Upload } from './use-uploads.ts'

/** A file that is there. */
export function FileLine({ file, onRemove }: { file: Attachment; onRemove: () => void }) {
  const format = useFormat()
  const { name, sizeBytes } = file
  return (
    <Line name={name} said={format.bytes(sizeBytes)}>
      <Remove name={name} onClick={onRemove} />
    </Line>
  )
}

type UploadProps = { upload: Upload; onRetry: () => void; onRemove: () => void }

/** A file on its way, or one that did not get there. */
export function UploadLine({ upload: { file, sent, problem }, onRetry, onRemove }: UploadProps) {
  const t = useText()
  const format = useFormat()
  const { name, size } = file
  const part = size === 0 ? 0 : Math.min(1, (sent?.offset ?? 0) / size)
  const said = problem === null ? t('files.sending', { percent: format.percent(part) }) : t('files.failed')
  return (
    <Line
      name={name}
      said={said}
      below={
        problem === null ? (
          <LinearProgress aria-label={name} variant="determinate" value={part * 100} />
        ) : (
          <ProblemNotice size="line" problem={problem} />
        )
      }
    >
      {problem !== null && !final.some((code) => code === problem.code) && (
        <Button size="small" aria-label={t('files.retryOf', { name })} onClick={onRetry}>
          {t('files.retry')}
        </Button>
      )}
      <Remove name={name} onClick={onRemove} />
    </Line>
  )
}

/** The same file will be refused again: another one has to be chosen. */
const final = [
  'fileEmpty',
  'attachmentTypeRefused',
  'attachmentTooLarge',
  'attachmentNotWhatItSays',
  'storageQuotaReached',
] satisfies ProblemCode[]

type LineProps = { name: string; said: string; below?: ReactNode; children: ReactNode }

function Line({ name, said, below, children }: LineProps) {
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {name}
        </Typography>
        <Typography component="output" variant="caption" color="textSecondary" sx={{ mr: 'auto' }}>
          {said}
        </Typography>
        {children}
      </Box>
      {below}
    </Box>
  )
}

function Remove({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useText()
  return (
    <Button size="small" color="inherit" aria-label={t('files.removeOf', { name })} onClick={onClick}>
      {t('files.remove')}
    </Button>
  )
}
