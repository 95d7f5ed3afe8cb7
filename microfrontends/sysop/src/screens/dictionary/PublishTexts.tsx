import { type CallOutput, calls } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'
import { Difference } from './Difference.tsx'

type Props = { dictionary: CallOutput<'getDictionary'>; onDone: (said: string) => void; onClose: () => void }

/** Shows what would be said differently, and publishes exactly that. */
export function PublishTexts({ dictionary: { revision, draftVersion }, onDone, onClose }: Props) {
  const t = useText()
  const publish = useAction('publishTexts')
  return (
    <FormDialog
      title={t('texts.publishAsk')}
      schema={calls.publishTexts.input}
      initial={{ note: '' }}
      constants={{ revision, draftVersion }}
      submitLabel={t('texts.publishNow')}
      onSubmit={publish.run}
      onDone={(made) => onDone(t('texts.publishDone', { revision: made.revision }))}
      onClose={onClose}
    >
      <Typography>{t('texts.publishConsequence')}</Typography>
      <Difference from={revision} />
      <FormText name="note" label={t('texts.note')} help={t('texts.noteHelp')} />
    </FormDialog>
  )
}
