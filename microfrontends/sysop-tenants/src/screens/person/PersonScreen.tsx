import type { UserAccount } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useSession, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, PageHeader, ProblemNotice, RecordPage, StatusChip, userTones } from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'
import { useState } from 'react'
import { useParams } from 'react-router'
import { partsOfPerson } from '../parts/parts.tsx'
import { peoplePath } from '../../person-path.ts'
import { ActionDialog } from '../users/ActionDialog.tsx'
import { actionsFor, type UserAction } from '../users/user-action.ts'
import { Factors } from './Factors.tsx'
import { Memberships } from './Memberships.tsx'
import { PersonFacts } from './PersonFacts.tsx'

/** One person: the account, where they belong, what proves them, and what they did. */
export function PersonScreen() {
  const t = useText()
  const { userid = '' } = useParams()
  const person = useCall('getUser', { userid }, { keepPrevious: true })
  if (person.status === 'done') return <PersonPage key={userid} person={person.data} onChanged={person.reload} />
  return (
    <>
      <PageHeader title={t('person.title')} trail={[{ label: t('users.title'), href: peoplePath }]} />
      {person.status === 'failed' && <ProblemNotice problem={person.problem} onRetry={person.reload} />}
      {person.status === 'loading' && <CardSkeleton />}
    </>
  )
}

type Props = { person: UserAccount; onChanged: () => void }

function PersonPage({ person, onChanged }: Props) {
  const t = useText()
  const format = useFormat()
  const session = useSession()
  // Not in the address: a link must not lead an operator to a question about a person.
  const [action, setAction] = useState<UserAction | null>(null)
  const more = actionsFor(person, session).map((one) => ({
    key: one,
    label: t(`user.${one}`),
    isDangerous: one === 'suspend',
    onSelect: () => setAction(one),
  }))
  const facts = { key: 'facts', label: t('part.facts'), content: <WhoItIs person={person} /> }
  const seen = person.lastLoginAt
  return (
    <>
      <RecordPage
        name={person.name}
        trail={[{ label: t('users.title'), href: peoplePath }]}
        state={<StatusChip tone={userTones[person.status]} label={t(`userStatus.${person.status}`)} />}
        note={seen === null ? t('person.neverSignedIn') : t('person.lastSignIn', { at: format.dateTime(seen) })}
        more={more}
        parts={[facts, ...partsOfPerson(person, t)]}
      />
      {action && <ActionDialog action={action} user={person} onChanged={onChanged} onClose={() => setAction(null)} />}
    </>
  )
}

function WhoItIs({ person }: { person: UserAccount }) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
      <PersonFacts person={person} />
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Memberships memberships={person.memberships} />
        <Factors factors={person.factors} />
      </Box>
    </Box>
  )
}
