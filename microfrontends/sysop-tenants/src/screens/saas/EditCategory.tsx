import { calls, type SaasCategory } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormDialog, FormSwitch, FormText } from '@atrium/shared-utility/ui'

type Props = { category: SaasCategory; onSaved: () => void; onClose: () => void }

export function EditCategory({ category, onSaved, onClose }: Props) {
  const t = useText()
  const { run } = useAction('updateSaasCategory')
  const { id, version, name, nameEn, enabled } = category
  return (
    <FormDialog
      title={t('saas.editOf')}
      schema={calls.updateSaasCategory.input}
      initial={{ name, nameEn, enabled }}
      constants={{ id, version }}
      sends="changes"
      submitLabel={t('saas.save')}
      onSubmit={run}
      onDone={onSaved}
      onClose={onClose}
    >
      <FormColumns>
        <FormText name="name" label={t('saas.name')} />
        <FormText name="nameEn" label={t('saas.nameEn')} />
        <FormSwitch name="enabled" label={t('saas.enabled')} help={t('saas.enabledHelp')} />
      </FormColumns>
    </FormDialog>
  )
}
