import { calls, type CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormNumber, FormText } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'
import { useState } from 'react'
import { ShownToken } from './ShownToken.tsx'

type Props = { onMade: () => void; onClose: () => void }

/** Makes a platform token, and shows it once: its holder releases what is built with the portal. */
export function AddPlatformToken({ onMade, onClose }: Props) {
  const t = useText()
  const add = useAction('addPlatformToken')
  const [made, setMade] = useState<CallOutput<'addPlatformToken'> | null>(null)
  if (made !== null) return <ShownToken made={made} onClose={onClose} />
  return (
    <FormDialog
      title={t('platformTokens.add')}
      schema={calls.addPlatformToken.input}
      initial={{ label: '', days: '90' }}
      submitLabel={t('token.add')}
      onSubmit={add.run}
      onDone={(token) => {
        setMade(token)
        onMade()
      }}
      onClose={onClose}
    >
      <Typography>{t('platformTokens.addHelp')}</Typography>
      <FormText name="label" label={t('token.label')} help={t('token.labelHelp')} />
      <FormNumber name="days" label={t('token.days')} help={t('token.daysHelp')} />
    </FormDialog>
  )
}
