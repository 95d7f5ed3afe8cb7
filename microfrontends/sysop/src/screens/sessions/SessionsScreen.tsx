import type { LiveSession } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList, useWholeExport } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { EndDialog, type Ending } from './EndDialog.tsx'
import { sessionList } from './session-list.ts'

type Chosen = { ending: Ending; session: LiveSession }

/** The people who are signed in, where and since when; ends one session, a person's, or an enterprise's. */
export function SessionsScreen() {
  const t = useText()
  const format = useFormat()
  const list = useList(sessionList)
  const whole = useWholeExport(list, { list: 'listLiveSessions', label: t('sessions.title') })
  // Not in the address: a link must not lead an operator to a question about a person.
  const [chosen, setChosen] = useState<Chosen | null>(null)

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
      <ListTable
        {...whole}
        list={list}
        label={t('sessions.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => `${row.name} ${format.dateTime(row.startedAt)}`}
        actions={actions}
        none={{ title: t('sessions.none') }}
        noMatch={t('sessions.noMatch')}
      />
      {chosen && <EndDialog {...chosen} onEnded={list.reload} onClose={() => setChosen(null)} />}
    </>
  )
}

// One's own sessions are ended on the profile page and by signing out.
function endingsOf({ isCurrent, entid }: LiveSession): Ending[] {
  if (isCurrent) return []
  return entid === null ? ['one', 'person'] : ['one', 'person', 'enterprise']
}
