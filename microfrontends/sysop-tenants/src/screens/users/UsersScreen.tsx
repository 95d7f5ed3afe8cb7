import type { UserRow } from '@atrium/shared-utility/contract'
import { useSession, useText } from '@atrium/shared-utility/react'
import { Icon, ListTable, PageHeader, useList, useWholeExport } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { personPath } from '../../person-path.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { bulksPath } from './bulk-path.ts'
import { BulkChosen, BulkFound } from './BulkPeople.tsx'
import { NewUser } from './NewUser.tsx'
import { actionsFor, type UserAction } from './user-action.ts'
import { userList } from './user-list.ts'

type Chosen = { action: UserAction; user: UserRow }

/** The operator's list of people: find one, suspend and resume, sign out, give a new first password; add one of the platform's own. */
export function UsersScreen() {
  const t = useText()
  const session = useSession()
  const list = useList(userList)
  const whole = useWholeExport(list, { list: 'listUsers', label: t('users.title') })
  // Not in the address: a link must not lead an operator to a question about a person.
  const [chosen, setChosen] = useState<Chosen | 'new' | null>(null)
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())

  const actions = (user: UserRow) =>
    actionsFor(user, session).map((action) => ({
      key: action,
      label: t(`user.${action}`),
      isDangerous: action === 'suspend',
      onSelect: () => setChosen({ action, user }),
    }))
  const add = session.isRoot && (
    <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => setChosen('new')}>
      {t('user.add')}
    </Button>
  )
  const dialog = { onChanged: list.reload, onClose: () => setChosen(null) }

  return (
    <>
      <PageHeader title={t('users.title')} actions={add} />
      <ListTable
        {...whole}
        list={list}
        label={t('users.title')}
        keyOf={(row) => row.userid}
        nameOf={(row) => row.name}
        openAt={(row) => personPath(row.userid)}
        actions={actions}
        selection={{ keys, onChange: setKeys }}
        tools={
          <>
            {whole.tools}
            <BulkFound
              total={list.state.status === 'done' ? list.state.data.total : 0}
              asked={() => list.exported().asked}
            />
            <Button component={RouterLink} to={bulksPath} color="inherit">
              {t('bulk.people.before')}
            </Button>
          </>
        }
        none={{ icon: 'users', title: t('users.none') }}
        noMatch={t('users.noMatch')}
      >
        <BulkChosen chosen={keys} onClear={() => setKeys(new Set())} />
      </ListTable>
      {chosen === 'new' && <NewUser {...dialog} />}
      {chosen !== null && chosen !== 'new' && <ActionDialog {...chosen} {...dialog} />}
    </>
  )
}
