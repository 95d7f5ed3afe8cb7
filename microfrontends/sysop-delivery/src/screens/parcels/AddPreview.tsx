import { calls, type CallOutput, type TeamParcel, type WholeParcelVersion } from '@atrium/shared-utility/contract'
import { useAction, useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { CopyText, FormDialog, FormNumber, ReadDialog, ShownDialog } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'
import { useState } from 'react'

type Props = { parcel: TeamParcel; id: string; onClose: () => void }
type Made = CallOutput<'addPreview'>

/** Makes a link that shows this version to a few people, and shows it once. */
export function AddPreview({ parcel, id, onClose }: Props) {
  const t = useText()
  const version = useCall('getParcelVersion', { slug: parcel.slug, id })
  return (
    <ReadDialog state={version} title={t('version.preview')} onClose={onClose}>
      {(read) => <Form parcel={parcel} version={read} onClose={onClose} />}
    </ReadDialog>
  )
}

type FormProps = Omit<Props, 'id'> & { version: WholeParcelVersion }

function Form({ parcel: { slug, name }, version: { id, version }, onClose }: FormProps) {
  const t = useText()
  const add = useAction('addPreview')
  const [made, setMade] = useState<Made | null>(null)
  if (made !== null) return <ShownOnce made={made} onClose={onClose} />
  return (
    <FormDialog
      title={t('version.preview.ask', { name, version })}
      schema={calls.addPreview.input}
      initial={{ hours: '8', seats: '1' }}
      constants={{ slug, id }}
      submitLabel={t('version.preview.submit')}
      onSubmit={add.run}
      onDone={setMade}
      onClose={onClose}
    >
      <Typography>{t('version.preview.help')}</Typography>
      <FormNumber name="hours" label={t('version.preview.hours')} help={t('version.preview.hoursHelp')} />
      <FormNumber name="seats" label={t('version.preview.seats')} help={t('version.preview.seatsHelp')} />
    </FormDialog>
  )
}

function ShownOnce({ made, onClose }: { made: Made; onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  return (
    <ShownDialog title={t('version.preview.shown')} maxWidth="sm" isOnce onClose={onClose}>
      <CopyText label={t('version.preview.link')} text={window.location.origin + made.path} />
      <Typography>{t('version.preview.until', { moment: format.exact(made.expiresAt) })}</Typography>
    </ShownDialog>
  )
}
