import { calls, type SaasCategory } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormDialog, FormSelect, FormText, indexTree, wayTo } from '@atrium/shared-utility/ui'
import { mayBeAbove } from './category-tree.ts'
import { useCategoryName } from './use-category-name.ts'

type Props = {
  categories: readonly SaasCategory[]
  /** What the new one is to stand under, to begin with. */
  parentId: string
  onSaved: () => void
  onClose: () => void
}

export function AddCategory({ categories, parentId, onSaved, onClose }: Props) {
  const t = useText()
  const { run } = useAction('addSaasCategory')
  const nameOf = useCategoryName()
  const tree = indexTree(categories)
  const options = categories
    .filter(({ id }) => mayBeAbove(tree, id))
    .map(({ id }) => ({ value: id, label: wayTo(tree, id).map(nameOf).join(' / ') }))
  return (
    <FormDialog
      title={t('saas.add')}
      schema={calls.addSaasCategory.input}
      initial={{ name: '', nameEn: '', code: '', parentId }}
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
      </FormColumns>
    </FormDialog>
  )
}
