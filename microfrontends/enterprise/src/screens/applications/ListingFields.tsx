import type { ApplicationCategory } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { FormColumns, FormNumber, FormSelect, FormText } from '@atrium/shared-utility/ui'
import { useName } from './use-name.ts'

/** What is said of an application, and where it is listed. */
export function ListingFields({ categories }: { categories: readonly ApplicationCategory[] }) {
  const t = useText()
  const nameOf = useName()
  return (
    <>
      <FormText name="description" label={t('listing.description')} help={t('listing.descriptionHelp')} rows={2} />
      <FormColumns>
        <FormSelect
          name="categoryId"
          label={t('listing.category')}
          none={t('listing.noCategory')}
          options={categories.map((one) => ({ value: one.id, label: nameOf(one) }))}
        />
        <FormNumber name="sort" label={t('listing.sort')} help={t('listing.sortHelp')} />
      </FormColumns>
    </>
  )
}
