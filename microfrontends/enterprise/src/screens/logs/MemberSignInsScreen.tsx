import type { MemberSignInRow } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { signInList } from './sign-in-list.tsx'

/** The members who signed in and who were refused: how, why and from where. */
export function MemberSignInsScreen() {
  const t = useText()
  const format = useFormat()
  const list = useList(signInList)
  const { setFilters } = list.query

  // The way from one row to everything of the same person, or from the same place.
  const actions = ({ userId, ip }: MemberSignInRow) => [
    { key: 'userId', label: t('logs.onlyPerson'), onSelect: () => setFilters({ person: userId }) },
    ...(ip === null ? [] : [{ key: 'ip', label: t('logs.onlyIp'), onSelect: () => setFilters({ ip }) }]),
  ]
  return (
    <>
      <PageHeader title={t('signIns.title')} description={t('signIns.help')} />
      <ListTable
        list={list}
        label={t('signIns.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => `${format.exact(row.at)} ${row.name ?? t('signIn.former')}`}
        actions={actions}
        none={{ title: t('signIns.none') }}
        noMatch={t('signIns.noMatch')}
      />
    </>
  )
}
