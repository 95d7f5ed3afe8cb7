import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormDialog, FormText } from '@atrium/shared-utility/ui'
import { newForm } from './path-lines.ts'

type Props = { onDone: (added: { slug: string }) => void; onClose: () => void }

/** Registers a parcel for a team. */
export function AddParcel({ onDone, onClose }: Props) {
  const t = useText()
  const add = useAction('addTeamParcel')
  return (
    <FormDialog
      title={t('parcels.add')}
      schema={newForm}
      initial={{ slug: '', team: '', contact: '', paths: '' }}
      submitLabel={t('parcels.add.submit')}
      onSubmit={add.run}
      onDone={onDone}
      onClose={onClose}
    >
      <FormColumns>
        <FormText name="slug" label={t('parcel.slug')} help={t('parcel.slugHelp')} />
        <FormText name="team" label={t('parcel.team')} help={t('parcel.teamHelp')} />
      </FormColumns>
      <FormText name="contact" label={t('parcel.contact')} help={t('parcel.contactHelp')} />
      <FormText name="paths" rows={3} label={t('parcel.paths')} help={t('parcel.pathsHelp')} />
    </FormDialog>
  )
}
