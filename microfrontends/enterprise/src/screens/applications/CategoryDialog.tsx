import { type ApplicationCategory, calls } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormNumber, FormText } from '@atrium/shared-utility/ui'
import { useName } from './use-name.ts'

type Props = {
  /** Null for a new one. */
  category: ApplicationCategory | null
  onSaved: () => void
  onClose: () => void
}

/** A heading below which applications are listed. */
export function CategoryDialog(props: Props) {
  return props.category === null ? <AddCategory {...props} /> : <EditCategory {...props} category={props.category} />
}

function AddCategory({ onSaved, onClose }: Props) {
  const t = useText()
  const { run } = useAction('addApplicationCategory')
  return (
    <FormDialog
      title={t('categories.add')}
      schema={calls.addApplicationCategory.input}
      initial={{ name: '', nameEn: '', sort: '0' }}
      submitLabel={t('categories.addSubmit')}
      onSubmit={run}
      onDone={onSaved}
      onClose={onClose}
    >
      <CategoryFields />
    </FormDialog>
  )
}

function EditCategory({ category, onSaved, onClose }: Props & { category: ApplicationCategory }) {
  const t = useText()
  const called = useName()(category)
  const { run } = useAction('updateApplicationCategory')
  const { id, name, nameEn, sort } = category
  return (
    <FormDialog
      title={t('categories.editOf', { name: called })}
      schema={calls.updateApplicationCategory.input}
      initial={{ name, nameEn: nameEn ?? '', sort: String(sort) }}
      constants={{ id }}
      submitLabel={t('apps.save')}
      onSubmit={run}
      onDone={onSaved}
      onClose={onClose}
    >
      <CategoryFields />
    </FormDialog>
  )
}

function CategoryFields() {
  const t = useText()
  return (
    <>
      <FormText name="name" label={t('categories.name')} />
      <FormText name="nameEn" label={t('categories.nameEn')} />
      <FormNumber name="sort" label={t('listing.sort')} help={t('listing.sortHelp')} />
    </>
  )
}
