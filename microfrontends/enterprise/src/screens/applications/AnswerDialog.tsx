import { type ApplicationRequest, calls } from '@atrium/shared-utility/contract'
import { PortalLink, useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'
import { Alert, Link, Typography } from '@mui/material'

type Props = { request: ApplicationRequest; isGranted: boolean; onDone: () => void; onClose: () => void }

/** Says yes or no to a request; the word stands in the message to the person. */
export function AnswerDialog({ request, isGranted, onDone, onClose }: Props) {
  const t = useText()
  const { run } = useAction('answerApplicationRequest')
  const { id, applicationId, userName: person, applicationName: name, reason, needsRole } = request
  const answer = isGranted ? 'grant' : 'refuse'
  return (
    <FormDialog
      title={t(`answer.${answer}Title`, { person, name })}
      schema={calls.answerApplicationRequest.input}
      initial={{ word: '' }}
      constants={{ id, isGranted }}
      submitLabel={t(`answer.${answer}`)}
      isDangerous={!isGranted}
      onSubmit={run}
      onDone={onDone}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('answer.reason', { reason })}</Typography>
      {isGranted && needsRole && (
        <Alert severity="info">
          {t('answer.needsRole', { person })}{' '}
          <Link component={PortalLink} href={`/builder/${applicationId}?view=roles`}>
            {t('answer.roles', { name })}
          </Link>
        </Alert>
      )}
      <FormText name="word" label={t('answer.word')} help={t('answer.wordHelp')} rows={3} />
    </FormDialog>
  )
}
