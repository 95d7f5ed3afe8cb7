import { SessionsPage } from '@atrium/shared-utility/console'
import type { LiveSession } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { useList, useWholeExport } from '@atrium/shared-utility/ui'
import { sessionList } from './session-list.ts'

/** What an operator ends: this session, all of its person, or those of everyone in its enterprise. */
type Ending = 'one' | 'person' | 'enterprise'

/** The people who are signed in, where and since when; ends one session, a person's, or an enterprise's. */
export function SessionsScreen() {
  const t = useText()
  const list = useList(sessionList)
  const whole = useWholeExport(list, { list: 'listLiveSessions', label: t('sessions.title') })
  const one = useAction('endLiveSession')
  const person = useAction('endUserSessions')
  const enterprise = useAction('endEnterpriseSessions')
  const runs = {
    one: ({ id }: LiveSession) => one.run({ id }),
    person: ({ userid }: LiveSession) => person.run({ userid }),
    enterprise: ({ entid }: LiveSession) => enterprise.run({ entid: entid ?? '' }),
  }
  return (
    <SessionsPage
      list={list}
      whole={whole}
      endingsOf={endingsOf}
      namesOf={({ name, entid, entName }) => ({ name, enterprise: entName ?? entid ?? '' })}
      onEnd={(ending, session) => runs[ending](session)}
    />
  )
}

// One's own sessions are ended on the profile page and by signing out.
function endingsOf({ isCurrent, entid }: LiveSession): Ending[] {
  if (isCurrent) return []
  return entid === null ? ['one', 'person'] : ['one', 'person', 'enterprise']
}
