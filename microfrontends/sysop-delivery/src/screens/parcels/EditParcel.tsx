import type { TeamParcel } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText, useLatest } from '@atrium/shared-utility/ui'
import { changeForm, linesOf } from './path-lines.ts'

type Props = { parcel: TeamParcel; onDone: () => void; onClose: () => void }

/**
 * The contact who answers for a parcel, and where its pages may be; a newer version is loaded without losing what was
 * typed.
 */
export function EditParcel({ parcel, onDone, onClose }: Props) {
  const t = useText()
  const update = useAction('updateTeamParcel')
  const read = useAction('getTeamParcel')
  const { latest, reload } = useLatest(parcel, () => read.run({ slug: parcel.slug }))
  const { slug, version, contact, paths } = latest
  return (
    <FormDialog
      title={t('parcel.editOf', { slug })}
      schema={changeForm}
      initial={{ contact, paths: linesOf(paths) }}
      submitLabel={t('parcel.save')}
      onSubmit={(changed) => update.run({ ...changed, slug, version })}
      onDone={onDone}
      onClose={onClose}
      onReload={reload}
    >
      <FormText name="contact" label={t('parcel.contact')} help={t('parcel.contactHelp')} />
      <FormText name="paths" rows={3} label={t('parcel.paths')} help={t('parcel.pathsHelp')} />
    </FormDialog>
  )
}
