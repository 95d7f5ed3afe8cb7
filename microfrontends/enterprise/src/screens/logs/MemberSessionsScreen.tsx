import type { MemberSession } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { EndDialog, endings, type Ending } from './EndDialog.tsx'
import { sessionList } from './session-list.ts'

type Chosen = { ending: Ending; session: MemberSession }

/** The members who are signed in, where and since when; ends one session, or all of a member. */
export function MemberSessionsScreen() {
  const t = useText()
  const format = useFormat()
  const list = useList(sessionList)
  // Not in the address: a link must not open a question about a person.
  const [chosen, setChosen] = useState<Chosen | null>(null)

  const actions = (session: MemberSession) =>
    (session.canEnd ? endings : []).map((ending) => ({
      key: ending,
      label: t(`sessions.${ending}`),
      isDangerous: true,
      onSelect: () => setChosen({ ending, session }),
    }))
  return (
    <>
      <PageHeader title={t('sessions.title')} description={t('sessions.help')} />
      <ListTable
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
