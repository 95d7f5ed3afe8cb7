import type { UserRow } from '@atrium/shared-utility/contract'
import { useSession, useText } from '@atrium/shared-utility/react'
import { Icon, ListTable, PageHeader, useList, useWholeExport } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { personPath } from '../../person-path.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { bulksPath } from './bulk-path.ts'
import { BulkChosen, useBulkFound } from './BulkPeople.tsx'
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
  const total = list.state.status === 'done' ? list.state.data.total : 0
  const bulk = useBulkFound({ total, asked: () => list.exported().asked })
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
        acts={[
          ...whole.acts,
          ...(total === 0 ? [] : [bulk.act]),
          { key: 'before', label: t('bulk.people.before'), to: bulksPath },
        ]}
        dialog={
          <>
            {whole.dialog}
            {bulk.dialog}
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
