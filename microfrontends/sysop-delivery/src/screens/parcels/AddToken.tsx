import { calls, type CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormNumber, FormText } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'
import { useState } from 'react'
import { ShownToken } from './ShownToken.tsx'

type Props = { slug: string; onMade: () => void; onClose: () => void }
type Made = CallOutput<'addDeployToken'>

/** Makes a token, and shows it once: its holder releases this parcel. */
export function AddToken({ slug, onMade, onClose }: Props) {
  const t = useText()
  const add = useAction('addDeployToken')
  const [made, setMade] = useState<Made | null>(null)
  if (made !== null) return <ShownToken made={made} onClose={onClose} />
  return (
    <FormDialog
      title={t('token.addOf', { slug })}
      schema={calls.addDeployToken.input}
      initial={{ label: '', days: '90' }}
      constants={{ slug }}
      submitLabel={t('token.add')}
      onSubmit={add.run}
      onDone={(token) => {
        setMade(token)
        onMade()
      }}
      onClose={onClose}
    >
      <Typography>{t('token.add.help')}</Typography>
      <FormText name="label" label={t('token.label')} help={t('token.labelHelp')} />
      <FormNumber name="days" label={t('token.days')} help={t('token.daysHelp')} />
    </FormDialog>
  )
}
