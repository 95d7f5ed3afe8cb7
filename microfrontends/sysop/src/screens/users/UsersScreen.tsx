import type { UserRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { DataTable, EmptyState, PageHeader, useToast } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useUserColumns } from './columns.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import { deedsFor, type UserDeed } from './user-deed.ts'
import { UserDialog } from './UserDialog.tsx'
import { UserFilters } from './UserFilters.tsx'
import { useUserList, useUserQuery, type UserQuery } from './user-query.ts'

type Chosen = { deed: UserDeed; user: UserRow }

/** The operator's list of people: find one, suspend and resume, sign out, give a new first password. */
export function UsersScreen() {
  const t = useText()
  const query = useUserQuery()
  const list = useUserList(query)
  const columns = useUserColumns()
  // Not in the address: a link must not lead somebody to a question about a person.
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const reload = list.status === 'loading' ? undefined : list.reload

  const actions = (user: UserRow) =>
    deedsFor(user).map((deed) => ({
      key: deed,
      label: t(`user.${deed}`),
      isDangerous: deed === 'suspend',
      onSelect: () => setChosen({ deed, user }),
    }))

  return (
    <>
      <PageHeader title={t('users.title')} />
      <DataTable
        label={t('users.title')}
        columns={columns}
        list={list}
        query={query}
        keyOf={(row) => row.userid}
        nameOf={(row) => row.name}
        actions={actions}
        search={{
          label: t('users.search'),
          value: query.filters.iSearch ?? '',
          onChange: (iSearch) => query.setFilters({ iSearch }),
        }}
        empty={<NoUsers query={query} />}
      >
        <UserFilters query={query} />
      </DataTable>
      {chosen && <Deed {...chosen} onChanged={reload} onClose={() => setChosen(null)} />}
    </>
  )
}

type DeedProps = Chosen & { onChanged: (() => void) | undefined; onClose: () => void }

function Deed({ deed, user, onChanged, onClose }: DeedProps) {
  const t = useText()
  const toast = useToast()
  if (deed !== 'contact') return <UserDialog deed={deed} user={user} onChanged={onChanged} onClose={onClose} />
  const handleSaved = () => {
    toast(t('contact.done', { name: user.name }))
    onClose()
    onChanged?.()
  }
  return <ContactDialog user={user} onSaved={handleSaved} onClose={onClose} />
}

function NoUsers({ query }: { query: UserQuery }) {
  const t = useText()
  return (
    <EmptyState
      icon="search"
      title={t('users.noMatch')}
      description={t('users.noMatchHelp')}
      action={<Button onClick={query.clearFilters}>{t('users.clearFilters')}</Button>}
    />
  )
}
