import { calls } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'
import { Alert, Typography } from '@mui/material'
import type { TrusterRequest } from './truster-request.ts'

type Props = {
  request: TrusterRequest
  isGranted: boolean
  truster: { userId: string; name: string }
  onDone: () => void
  onClose: () => void
}

/** Says yes or no to a request in the name of another person; the word stands in the message to the person who asked. */
export function AnswerFor({ request, isGranted, truster, onDone, onClose }: Props) {
  const t = useText()
  const { run } = useAction('answerForTruster')
  const { id, userName: person, applicationName: name, reason, needsRole } = request
  const answer = isGranted ? 'grant' : 'refuse'
  return (
    <FormDialog
      title={t(`answerFor.${answer}Title`, { person, name })}
      schema={calls.answerForTruster.input}
      initial={{ word: '' }}
      constants={{ id, isGranted, userId: truster.userId }}
      submitLabel={t(`answerFor.${answer}`)}
      isDangerous={!isGranted}
      onSubmit={run}
      onDone={onDone}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('truster.reason', { reason })}</Typography>
      <Typography color="textSecondary">{t('answerFor.inNameOf', { name: truster.name })}</Typography>
      {isGranted && needsRole && <Alert severity="info">{t('answerFor.needsRole', { person })}</Alert>}
      <FormText name="word" label={t('answerFor.word')} help={t('answerFor.wordHelp')} rows={3} />
    </FormDialog>
  )
}
