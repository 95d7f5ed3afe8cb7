import type { ApplicationCategory } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'
import { AccessDialog } from './AccessDialog.tsx'
import type { ApplicationAction } from './application-action.ts'
import { CategoryDialog } from './CategoryDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { ListingDialog } from './ListingDialog.tsx'
import { PublicityDialog } from './PublicityDialog.tsx'
import { useName } from './use-name.ts'

type Props = {
  action: ApplicationAction
  categories: readonly ApplicationCategory[]
  onDone: (said: string) => void
  onClose: () => void
}

export function ApplicationDialog({ action, categories, onDone, onClose }: Props) {
  const t = useText()
  const nameOf = useName()
  const deleteLink = useAction('deleteLinkApplication')
  const deleteCategory = useAction('deleteApplicationCategory')
  const saved = () => onDone(t('apps.saved'))
  switch (action.kind) {
    case 'access':
      return <AccessDialog application={action.application} onSaved={saved} onClose={onClose} />
    case 'listing':
      return (
        <ListingDialog application={action.application} categories={categories} onSaved={saved} onClose={onClose} />
      )
    case 'publicity':
      return <PublicityDialog application={action.application} onSaved={saved} onClose={onClose} />
    case 'addLink':
      return <LinkDialog link={null} categories={categories} onSaved={saved} onClose={onClose} />
    case 'editLink':
      return (
        <LinkDialog
          link={{ ...action.application, url: action.url }}
          categories={categories}
          onSaved={saved}
          onClose={onClose}
        />
      )
    case 'addCategory':
      return <CategoryDialog category={null} onSaved={saved} onClose={onClose} />
    case 'editCategory':
      return <CategoryDialog category={action.category} onSaved={saved} onClose={onClose} />
    case 'deleteLink': {
      const { id } = action.application
      const name = nameOf(action.application)
      return (
        <ConfirmDialog
          title={t('apps.deleteAsk', { name })}
          text={t('apps.deleteText')}
          confirmLabel={t('apps.delete')}
          isDangerous
          onConfirm={() => deleteLink.run({ id })}
          onDone={() => onDone(t('apps.deleted', { name }))}
          onClose={onClose}
        />
      )
    }
    case 'deleteCategory': {
      const { id, applications: count } = action.category
      const name = nameOf(action.category)
      return (
        <ConfirmDialog
          title={t('apps.deleteAsk', { name })}
          text={t('categories.deleteText', { count })}
          confirmLabel={t('apps.delete')}
          isDangerous
          onConfirm={() => deleteCategory.run({ id })}
          onDone={() => onDone(t('apps.deleted', { name }))}
          onClose={onClose}
        />
      )
    }
  }
}
