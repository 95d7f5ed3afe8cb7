import { calls, type EnterprisePlace } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormDialog, FormText } from '@atrium/shared-utility/ui'

type Props = { place: EnterprisePlace; onSaved: () => void; onClose: () => void }

/** Says where the enterprise is. Everything empty takes the place away. */
export function PlaceDialog({ place: { address, longitude, latitude, version }, onSaved, onClose }: Props) {
  const t = useText()
  const { run } = useAction('updateEnterprisePlace')
  return (
    <FormDialog
      title={t('place.title')}
      schema={calls.updateEnterprisePlace.input}
      initial={{ address, longitude, latitude }}
      constants={{ version }}
      submitLabel={t('place.save')}
      onSubmit={run}
      onDone={onSaved}
      onClose={onClose}
    >
      <FormText name="address" label={t('place.address')} help={t('place.addressHelp')} rows={2} />
      <FormColumns>
        <FormText name="longitude" label={t('place.longitude')} help={t('place.longitudeHelp')} />
        <FormText name="latitude" label={t('place.latitude')} help={t('place.latitudeHelp')} />
      </FormColumns>
    </FormDialog>
  )
}
