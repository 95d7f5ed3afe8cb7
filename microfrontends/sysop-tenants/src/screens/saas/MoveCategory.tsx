import { calls, mostCategoryLevels, type CallParsed, type SaasCategory } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import {
  FieldFrame,
  FormDialog,
  FormSelect,
  indexTree,
  mayStandUnder,
  placeOf,
  useFormField,
  wayTo,
} from '@atrium/shared-utility/ui'
import { NativeSelect, OutlinedInput } from '@mui/material'
import { useCategoryName } from './use-category-name.ts'
import { useMovedText } from './use-moved-text.ts'

type Props = {
  category: SaasCategory
  categories: readonly SaasCategory[]
  onMoved: (said: string) => void
  onClose: () => void
}

/** Puts a category elsewhere in the tree: what dragging does, for an operator who does not drag. */
export function MoveCategory({ category, categories, onMoved, onClose }: Props) {
  const t = useText()
  const { run } = useAction('moveSaasCategory')
  const nameOf = useCategoryName()
  const movedText = useMovedText(categories)
  const { id, version } = category
  const { parentId, beforeId } = placeOf(indexTree(categories), category)
  async function handleSubmit(to: CallParsed<'moveSaasCategory'>) {
    const result = await run(to)
    return result.status === 'failed' ? result : { ...result, data: movedText(category, to) }
  }
  return (
    <FormDialog
      title={t('saas.moveOf', { name: nameOf(category) })}
      schema={calls.moveSaasCategory.input}
      initial={{ parentId: parentId ?? '', beforeId: beforeId ?? '' }}
      constants={{ id, version }}
      submitLabel={t('saas.move')}
      onSubmit={handleSubmit}
      onDone={onMoved}
      onClose={onClose}
    >
      <ParentField category={category} categories={categories} />
      <BeforeField category={category} categories={categories} />
    </FormDialog>
  )
}

type FieldProps = Pick<Props, 'category' | 'categories'>

function ParentField({ category, categories }: FieldProps) {
  const t = useText()
  const nameOf = useCategoryName()
  const parent = useFormField('parentId')
  const before = useFormField('beforeId')
  const handleChange = (value: string) => {
    parent.onChange(value)
    // Its neighbours are others there.
    before.onChange('')
  }
  const tree = indexTree(categories)
  const most = mostCategoryLevels
  const possible = categories.filter((one) => mayStandUnder(tree, { id: category.id, parentId: one.id, most }))
  return (
    <FieldFrame name="parentId" label={t('saas.parent')} help={t('saas.moveHelp')}>
      {(control) => (
        <NativeSelect
          name="parentId"
          value={parent.value}
          input={<OutlinedInput />}
          inputProps={control}
          onChange={(event) => handleChange(event.target.value)}
        >
          <option value="">{t('saas.noParent')}</option>
          {possible.map(({ id }) => (
            <option key={id} value={id}>
              {wayTo(tree, id).map(nameOf).join(' / ')}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  )
}

function BeforeField({ category, categories }: FieldProps) {
  const t = useText()
  const nameOf = useCategoryName()
  const { value } = useFormField('parentId')
  const there = indexTree(categories)
    .under(value === '' ? null : String(value))
    .filter(({ id }) => id !== category.id)
  const options = there.map((one) => ({ value: one.id, label: nameOf(one) }))
  return <FormSelect name="beforeId" label={t('saas.before')} options={options} none={t('saas.last')} />
}
