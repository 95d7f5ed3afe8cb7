import { calls } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormDialog, FormNumber, FormSelect, FormText } from '@atrium/shared-utility/ui'
import { useSaasCategories } from '../enterprises/saas-categories.ts'

type Props = { onSaved: () => void; onClose: () => void }

const empty = { name: '', nameEn: '', code: '', parentId: '', sort: '0' }

export function AddCategory({ onSaved, onClose }: Props) {
  const t = useText()
  const { run } = useAction('addSaasCategory')
  const { options } = useSaasCategories()
  return (
    <FormDialog
      title={t('saas.add')}
      schema={calls.addSaasCategory.input}
      initial={empty}
      submitLabel={t('saas.addSubmit')}
      onSubmit={run}
      onDone={onSaved}
      onClose={onClose}
    >
      <FormColumns>
        <FormText name="name" label={t('saas.name')} />
        <FormText name="nameEn" label={t('saas.nameEn')} />
        <FormText name="code" label={t('saas.code')} help={t('saas.codeHelp')} />
        <FormSelect name="parentId" label={t('saas.parent')} options={options} none={t('saas.noParent')} />
        <FormNumber name="sort" label={t('saas.sort')} help={t('saas.sortHelp')} />
      </FormColumns>
    </FormDialog>
  )
}
