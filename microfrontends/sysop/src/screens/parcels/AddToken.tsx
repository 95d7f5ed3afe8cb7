import { calls, type CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useFormat, useText } from '@atrium/shared-utility/react'
import { CopyText, FormDialog, FormNumber, FormText } from '@atrium/shared-utility/ui'
import { Alert, Typography } from '@mui/material'
import { useState } from 'react'
import { ShownDialog } from '../../ShownDialog.tsx'

type Props = { slug: string; onMade: () => void; onClose: () => void }
type Made = CallOutput<'addDeployToken'>

/** Makes a token, and shows it once: whoever has it releases this parcel. */
export function AddToken({ slug, onMade, onClose }: Props) {
  const t = useText()
  const add = useAction('addDeployToken')
  const [made, setMade] = useState<Made | null>(null)
  if (made !== null) return <ShownOnce made={made} onClose={onClose} />
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

function ShownOnce({ made, onClose }: { made: Made; onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  return (
    <ShownDialog title={t('token.shown')} maxWidth="sm" onClose={onClose}>
      <Alert severity="warning">{t('token.shown.once')}</Alert>
      <CopyText label={t('token.token')} text={made.token} />
      <Typography>{t('token.shown.until', { moment: format.exact(made.expiresAt) })}</Typography>
    </ShownDialog>
  )
}
