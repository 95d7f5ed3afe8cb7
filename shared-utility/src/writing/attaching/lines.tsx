import type { Attachment, ProblemCode } from '../../contract/index.ts'
import { useFormat, useText } from '../../react/index.ts'
import { FileLine, ProblemNotice } from '../../ui/index.ts'
import { Button, LinearProgress } from '@mui/material'
import type { createSending, Sending } from './sending.ts'

/** A file that is there. */
export function AttachedLine({ file, onRemove }: { file: Attachment; onRemove: () => void }) {
  const t = useText()
  const format = useFormat()
  const { name, sizeBytes } = file
  return (
    <FileLine name={name} said={t('attaching.done', { size: format.bytes(sizeBytes) })}>
      <Remove name={name} onClick={onRemove} />
    </FileLine>
  )
}

/** A file on its way, or one that did not get there. */
export function SendingLine({ sending, on }: { sending: Sending; on: ReturnType<typeof createSending> }) {
  const t = useText()
  const format = useFormat()
  const { key, file, sent, status, problem } = sending
  const { name, size } = file
  const part = size === 0 ? 0 : Math.min(1, (sent?.offset ?? 0) / size)
  const said = { percent: format.percent(part), size: format.bytes(size) }
  return (
    <FileLine
      name={name}
      said={t(`attaching.${status}`, said)}
      below={
        <>
          {status === 'sending' && <LinearProgress aria-label={name} variant="determinate" value={part * 100} />}
          {problem && <ProblemNotice size="line" problem={problem} />}
        </>
      }
    >
      {status === 'failed' && !isFinal(problem) && (
        <Button size="small" aria-label={t('attaching.retryOf', { name })} onClick={() => on.retry(key)}>
          {t('attaching.retry')}
        </Button>
      )}
      <Remove name={name} onClick={() => void on.remove(key)} />
    </FileLine>
  )
}

/** The same file will be refused again: another one has to be chosen. */
function isFinal(problem: Sending['problem']) {
  return final.some((code) => code === problem?.code)
}

const final = [
  'fileEmpty',
  'attachmentTypeRefused',
  'attachmentTooLarge',
  'attachmentNotWhatItSays',
] satisfies ProblemCode[]

function Remove({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useText()
  return (
    <Button size="small" color="inherit" aria-label={t('attaching.removeOf', { name })} onClick={onClick}>
      {t('attaching.remove')}
    </Button>
  )
}
