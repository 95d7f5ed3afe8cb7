import type { UserRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { useToast } from '@atrium/shared-utility/ui'
import { ActAs } from './ActAs.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import { EditUser } from './EditUser.tsx'
import type { UserAction } from './user-action.ts'
import { UserDialog } from './UserDialog.tsx'

type Props = { action: UserAction; user: UserRow; onChanged: (() => void) | undefined; onClose: () => void }

/** What an operator does to an account, in a dialog of its own. */
export function ActionDialog({ action, user, onChanged, onClose }: Props) {
  const t = useText()
  const toast = useToast()
  const handleSaved = (key: 'contact.done' | 'user.edit.done') => () => {
    toast(t(key, { name: user.name }))
    onClose()
    onChanged?.()
  }
  switch (action) {
    case 'actAs':
      return <ActAs user={user} onClose={onClose} />
    case 'contact':
      return <ContactDialog user={user} onSaved={handleSaved('contact.done')} onClose={onClose} />
    case 'edit':
      return <EditUser user={user} onSaved={handleSaved('user.edit.done')} onClose={onClose} />
    default:
      return <UserDialog action={action} user={user} onChanged={onChanged} onClose={onClose} />
  }
}
