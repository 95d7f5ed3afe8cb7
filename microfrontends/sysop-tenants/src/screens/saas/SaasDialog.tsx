import type { SaasCategory } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'
import { AddCategory } from './AddCategory.tsx'
import { Appoint } from './Appoint.tsx'
import { EditCategory } from './EditCategory.tsx'
import { MoveCategory } from './MoveCategory.tsx'
import { useCategoryName } from './use-category-name.ts'

type Person = SaasCategory['administrators'][number]

/** What an operator does to a category. */
export type SaasAction =
  | { kind: 'add'; parentId: string }
  | { kind: 'edit' | 'move' | 'delete' | 'appoint'; category: SaasCategory }
  | { kind: 'remove'; category: SaasCategory; person: Person }

type Props = {
  action: SaasAction
  categories: readonly SaasCategory[]
  onDone: (said: string) => void
  onClose: () => void
}

export function SaasDialog({ action, categories, onDone, onClose }: Props) {
  const t = useText()
  const saved = () => onDone(t('saas.saved'))
  switch (action.kind) {
    case 'add':
      return <AddCategory categories={categories} parentId={action.parentId} onSaved={saved} onClose={onClose} />
    case 'edit':
      return <EditCategory category={action.category} onSaved={saved} onClose={onClose} />
    case 'move':
      return <MoveCategory category={action.category} categories={categories} onMoved={onDone} onClose={onClose} />
    case 'appoint':
      return <Appoint category={action.category} onSaved={saved} onClose={onClose} />
    case 'delete':
      return <DeleteCategory category={action.category} onDone={onDone} onClose={onClose} />
    case 'remove':
      return <RemoveAdministrator {...action} onDone={onDone} onClose={onClose} />
  }
}

type Ending = Omit<Props, 'action' | 'categories'> & { category: SaasCategory }

function DeleteCategory({ category, onDone, onClose }: Ending) {
  const t = useText()
  const { run } = useAction('deleteSaasCategory')
  const name = useCategoryName()(category)
  return (
    <ConfirmDialog
      title={t('saas.delete.ask', { name })}
      text={t('saas.delete.consequence')}
      confirmLabel={t('saas.delete')}
      isDangerous
      onConfirm={() => run({ id: category.id })}
      onDone={() => onDone(t('saas.delete.done', { name }))}
      onClose={onClose}
    />
  )
}

function RemoveAdministrator({ category, person, onDone, onClose }: Ending & { person: Person }) {
  const t = useText()
  const { run } = useAction('removeSaasAdministrator')
  const { name, userid } = person
  return (
    <ConfirmDialog
      title={t('saas.remove.ask', { name })}
      text={t('saas.remove.consequence')}
      confirmLabel={t('saas.remove')}
      isDangerous
      onConfirm={() => run({ categoryId: category.id, userid })}
      onDone={() => onDone(t('saas.remove.done', { name }))}
      onClose={onClose}
    />
  )
}
