import type { Attachment, ProblemCode } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { FileLine, ProblemNotice } from '@atrium/shared-utility/ui'
import { Button, LinearProgress } from '@mui/material'
import type { Upload } from './use-uploads.ts'

/** A file that is there. */
export function StoredLine({ file, onRemove }: { file: Attachment; onRemove: () => void }) {
  const format = useFormat()
  const { name, sizeBytes } = file
  return (
    <FileLine name={name} said={format.bytes(sizeBytes)}>
      <Remove name={name} onClick={onRemove} />
    </FileLine>
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
    <FileLine
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
    </FileLine>
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

function Remove({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useText()
  return (
    <Button size="small" color="inherit" aria-label={t('files.removeOf', { name })} onClick={onClick}>
      {t('files.remove')}
    </Button>
  )
}
