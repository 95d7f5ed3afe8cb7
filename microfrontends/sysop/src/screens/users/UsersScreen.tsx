import type { UserRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { ListTable, NoMatch, PageHeader, useList, useToast } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { ContactDialog } from './ContactDialog.tsx'
import { actionsFor, type UserAction } from './user-action.ts'
import { UserDialog } from './UserDialog.tsx'
import { userList } from './user-list.ts'

type Chosen = { action: UserAction; user: UserRow }

/** The operator's list of people: find one, suspend and resume, sign out, give a new first password. */
export function UsersScreen() {
  const t = useText()
  const list = useList(userList)
  // Not in the address: a link must not lead somebody to a question about a person.
  const [chosen, setChosen] = useState<Chosen | null>(null)

  const actions = (user: UserRow) =>
    actionsFor(user).map((action) => ({
      key: action,
      label: t(`user.${action}`),
      isDangerous: action === 'suspend',
      onSelect: () => setChosen({ action, user }),
    }))

  return (
    <>
      <PageHeader title={t('users.title')} />
      <ListTable
        list={list}
        label={t('users.title')}
        keyOf={(row) => row.userid}
        nameOf={(row) => row.name}
        actions={actions}
        empty={
          <NoMatch
            title={t('users.noMatch')}
            description={t('users.noMatchHelp')}
            clearLabel={t('users.clearFilters')}
            onClear={list.query.clearFilters}
          />
        }
      />
      {chosen && <ActionDialog {...chosen} onChanged={list.reload} onClose={() => setChosen(null)} />}
    </>
  )
}

type ActionProps = Chosen & { onChanged: (() => void) | undefined; onClose: () => void }

function ActionDialog({ action, user, onChanged, onClose }: ActionProps) {
  const t = useText()
  const toast = useToast()
  if (action !== 'contact') return <UserDialog action={action} user={user} onChanged={onChanged} onClose={onClose} />
  const handleSaved = () => {
    toast(t('contact.done', { name: user.name }))
    onClose()
    onChanged?.()
  }
  return <ContactDialog user={user} onSaved={handleSaved} onClose={onClose} />
}
