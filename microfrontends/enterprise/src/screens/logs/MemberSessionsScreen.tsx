import { SessionsPage } from '@atrium/shared-utility/console'
import { useAction } from '@atrium/shared-utility/react'
import { useList } from '@atrium/shared-utility/ui'
import { sessionList } from './session-list.ts'

const endings = ['one', 'person'] as const

/** The members who are signed in, where and since when; ends one session, or all of a member. */
export function MemberSessionsScreen() {
  const list = useList(sessionList)
  const one = useAction('endMemberSession')
  const person = useAction('endMemberSessions')
  return (
    <SessionsPage
      list={list}
      endingsOf={({ canEnd }) => (canEnd ? endings : [])}
      namesOf={({ name }) => ({ name })}
      onEnd={(ending, { id, userId }) => (ending === 'one' ? one.run({ id }) : person.run({ userId }))}
    />
  )
}
