import type { SaasCategory } from '@atrium/shared-utility/contract'
import { useAction, useLang, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'
import { AddCategory } from './AddCategory.tsx'
import { Appoint } from './Appoint.tsx'
import { EditCategory } from './EditCategory.tsx'

type Person = SaasCategory['administrators'][number]

/** What an operator does to a category. */
export type SaasAction =
  | { kind: 'add' }
  | { kind: 'edit' | 'delete' | 'appoint'; category: SaasCategory }
  | { kind: 'remove'; category: SaasCategory; person: Person }

type Props = { action: SaasAction; onDone: (said: string) => void; onClose: () => void }

export function SaasDialog({ action, onDone, onClose }: Props) {
  const t = useText()
  const saved = () => onDone(t('saas.saved'))
  switch (action.kind) {
    case 'add':
      return <AddCategory onSaved={saved} onClose={onClose} />
    case 'edit':
      return <EditCategory category={action.category} onSaved={saved} onClose={onClose} />
    case 'appoint':
      return <Appoint category={action.category} onSaved={saved} onClose={onClose} />
    case 'delete':
      return <DeleteCategory category={action.category} onDone={onDone} onClose={onClose} />
    case 'remove':
      return <RemoveAdministrator {...action} onDone={onDone} onClose={onClose} />
  }
}

type Ending = Omit<Props, 'action'> & { category: SaasCategory }

function DeleteCategory({ category, onDone, onClose }: Ending) {
  const t = useText()
  const lang = useLang()
  const { run } = useAction('deleteSaasCategory')
  const name = lang === 'zh-CN' ? category.name : category.nameEn
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
