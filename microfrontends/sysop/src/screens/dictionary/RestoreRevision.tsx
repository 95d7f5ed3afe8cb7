import { type CallOutput, calls } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'
import { Difference } from './Difference.tsx'

type Props = {
  dictionary: CallOutput<'getDictionary'>
  to: number
  onDone: (said: string) => void
  onClose: () => void
}

/** Shows what would be said differently, and brings an earlier revision back. */
export function RestoreRevision({ dictionary: { revision }, to, onDone, onClose }: Props) {
  const t = useText()
  const restore = useAction('restoreTexts')
  const title = to === 0 ? t('texts.restoreShippedAsk') : t('texts.restoreAsk', { revision: to })
  return (
    <FormDialog
      title={title}
      schema={calls.restoreTexts.input}
      initial={{ note: '' }}
      constants={{ revision, to }}
      submitLabel={t('texts.restore')}
      onSubmit={restore.run}
      onDone={(made) => onDone(t('texts.publishDone', { revision: made.revision }))}
      onClose={onClose}
    >
      <Typography>{t('texts.restoreConsequence')}</Typography>
      <Difference from={revision} to={to} />
      <FormText name="note" label={t('texts.note')} help={t('texts.noteHelp')} />
    </FormDialog>
  )
}
