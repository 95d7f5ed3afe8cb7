import type { LiveSession } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { DataTable, EmptyState, PageHeader } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useSessionColumns } from './columns.tsx'
import { EndDialog, type Ending } from './EndDialog.tsx'
import { useSessionList, useSessionQuery } from './session-query.ts'
import { SessionFilters } from './SessionFilters.tsx'

type Chosen = { ending: Ending; session: LiveSession }

/** Who is signed in, where and since when; ends one session, a person's, or an enterprise's. */
export function SessionsScreen() {
  const t = useText()
  const format = useFormat()
  const query = useSessionQuery()
  const list = useSessionList(query)
  const columns = useSessionColumns()
  // Not in the address: a link must not lead somebody to a question about a person.
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const reload = list.status === 'loading' ? undefined : list.reload

  const actions = (session: LiveSession) =>
    endingsOf(session).map((ending) => ({
      key: ending,
      label: t(`sessions.${ending}`),
      isDangerous: true,
      onSelect: () => setChosen({ ending, session }),
    }))

  return (
    <>
      <PageHeader title={t('sessions.title')} description={t('sessions.help')} />
      <DataTable
        label={t('sessions.title')}
        columns={columns}
        list={list}
        query={query}
        keyOf={(row) => row.id}
        nameOf={(row) => `${row.name} ${format.dateTime(row.startedAt)}`}
        actions={actions}
        search={{
          label: t('sessions.search'),
          value: query.filters.iSearch ?? '',
          onChange: (iSearch) => query.setFilters({ iSearch }),
        }}
        empty={
          <EmptyState
            icon="search"
            title={t('sessions.noMatch')}
            description={t('audit.noMatchHelp')}
            action={<Button onClick={query.clearFilters}>{t('audit.clearFilters')}</Button>}
          />
        }
      >
        <SessionFilters query={query} />
      </DataTable>
      {chosen && <EndDialog {...chosen} onEnded={reload} onClose={() => setChosen(null)} />}
    </>
  )
}

// One's own sessions are ended on the profile page and by signing out.
function endingsOf({ isCurrent, entid }: LiveSession): Ending[] {
  if (isCurrent) return []
  return entid === null ? ['one', 'person'] : ['one', 'person', 'enterprise']
}
