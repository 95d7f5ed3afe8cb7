import { Box } from '@mui/material'
import { isExternal, type Waiting } from '@atrium/shared-utility/contract'
import { lazyPart, useCall, useSession, useText } from '@atrium/shared-utility/react'
import { Awaited, ListSkeleton } from '@atrium/shared-utility/ui'
import { CallCard } from '../card/CallCard.tsx'
import { CardEmpty } from '../card/CardEmpty.tsx'
import { plainList } from '../card/rows.ts'
import { TodoRow } from './TodoRow.tsx'

// What waits for other people is asked for when the page is there.
const TrusterTodos = lazyPart(async () => (await import('./TrusterTodos.tsx')).TrusterTodos, { waiting: <Awaited /> })

/** What waits for this person, by application, and the way to where it is done; below it, what waits for those they act for. */
export function TodoCard() {
  const t = useText()
  const { user_type: type } = useSession()
  // Nor for a person who has just signed out, while the page still stands.
  const mayActForOthers = type !== undefined && !isExternal(type)
  const todos = useCall('listTodos', {}, { keepPrevious: true })
  return (
    <CallCard
      title={t('todo.title')}
      state={todos}
      skeleton={<ListSkeleton rows={1} />}
      note={(all) => all.length > 0 && t('todo.count', { count: sumOf(all) })}
    >
      {(all) => (
        <>
          {all.length > 0 ? (
            <Box component="ul" aria-label={t('todo.title')} sx={plainList}>
              {all.map((one) => (
                <TodoRow
                  key={`${one.kind} ${one.applicationId}`}
                  todo={one}
                  href={hrefOf[one.kind](one.applicationId)}
                />
              ))}
            </Box>
          ) : (
            <CardEmpty icon="check" title={t('todo.none')} description={t('todo.noneAdvice')} />
          )}
          {mayActForOthers && <TrusterTodos />}
        </>
      )}
    </CallCard>
  )
}

const hrefOf: Record<Waiting['kind'], (applicationId: string) => string> = {
  request: () => '/enterprise/applications/requests?state=open',
  draft: (applicationId) => `/builder/${applicationId}`,
}

function sumOf(all: readonly Waiting[]) {
  return all.reduce((sum, { count }) => sum + count, 0)
}
