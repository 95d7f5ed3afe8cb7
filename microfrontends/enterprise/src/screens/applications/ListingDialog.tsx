import { type ApplicationCategory, calls, type ManagedApplication } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog } from '@atrium/shared-utility/ui'
import { ListingFields } from './ListingFields.tsx'
import { useName } from './use-name.ts'

type Props = {
  application: ManagedApplication
  categories: readonly ApplicationCategory[]
  onSaved: () => void
  onClose: () => void
}

/** How an application is listed, a link or one that was built here. */
export function ListingDialog({ application, categories, onSaved, onClose }: Props) {
  const t = useText()
  const name = useName()(application)
  const { run } = useAction('updateApplicationListing')
  const { id, description, categoryId, sort } = application
  return (
    <FormDialog
      title={t('listing.title', { name })}
      schema={calls.updateApplicationListing.input}
      initial={{ description, categoryId: categoryId ?? '', sort: String(sort) }}
      constants={{ id }}
      submitLabel={t('apps.save')}
      onSubmit={run}
      onDone={onSaved}
      onClose={onClose}
    >
      <ListingFields categories={categories} />
    </FormDialog>
  )
}
