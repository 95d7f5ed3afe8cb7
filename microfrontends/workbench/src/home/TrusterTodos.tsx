import { Box, Typography } from '@mui/material'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { Awaited, ProblemNotice } from '@atrium/shared-utility/ui'
import { useId } from 'react'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { plainList } from '../card/rows.ts'
import { TodoRow } from './TodoRow.tsx'

/** What waits for each person for whom this one acts; nothing for a person who acts for no other. */
export function TrusterTodos() {
  const people = useCall('listTrusterTodos', {}, { keepPrevious: true })
  if (people.status === 'loading') return <Awaited />
  if (people.status === 'failed') return <ProblemNotice size="line" problem={people.problem} onRetry={people.reload} />
  return people.data.map((person) => <OfTruster key={person.userId} person={person} />)
}

function OfTruster({ person }: { person: CallOutput<'listTrusterTodos'>[number] }) {
  const t = useText()
  const format = useFormat()
  const titleId = useId()
  const { userId, name, to, waiting } = person
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 2, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography id={titleId} component="h3" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {t('todo.for', { name })}
        </Typography>
        <Typography component="span" variant="caption" color="textSecondary">
          {t('todo.forUntil', { date: format.dateTime(to) })}
        </Typography>
      </Box>
      {waiting.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('todo.forNone')}
        </Typography>
      ) : (
        <Box component="ul" aria-labelledby={titleId} sx={plainList}>
          {waiting.map((one) => (
            <TodoRow key={`${one.kind} ${one.applicationId}`} todo={one} href={`/user/trusters/${userId}`} />
          ))}
        </Box>
      )}
    </Box>
  )
}
