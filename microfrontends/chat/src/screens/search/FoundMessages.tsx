import { useText } from '@atrium/shared-utility/react'
import { EmptyState, ListSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { Button, FormControlLabel, List, Switch } from '@mui/material'
import { useState } from 'react'
import { FoundRow } from './FoundRow.tsx'
import { useFoundMessages } from './use-found-messages.ts'

type Props = {
  search: string
  /** The conversation that is open. */
  conversationId: string | null
  pathOf: (conversationId: string, seq: number) => string
}

/** The messages that hold a text, in all conversations or in the one that is open; each leads to its place. */
export function FoundMessages({ search, conversationId, pathOf }: Props) {
  const t = useText()
  const [isHere, setIsHere] = useState(false)
  return (
    <>
      {conversationId !== null && (
        <FormControlLabel
          sx={{ px: 4, pt: 2 }}
          control={<Switch size="small" checked={isHere} onChange={(_event, checked) => setIsHere(checked)} />}
          label={t('search.here')}
        />
      )}
      <Results
        key={isHere ? conversationId : null}
        search={search}
        pathOf={pathOf}
        within={isHere ? conversationId : null}
      />
    </>
  )
}

function Results({ search, pathOf, within }: Pick<Props, 'search' | 'pathOf'> & { within: string | null }) {
  const t = useText()
  const found = useFoundMessages({ q: search, ...(within !== null && { conversationId: within }) })
  const { newest, list, hasMore, isLoadingMore, more } = found
  if (newest.status === 'failed') return <ProblemNotice problem={newest.problem} onRetry={newest.reload} />
  if (newest.status === 'loading') return <ListSkeleton rows={6} />
  if (list.length === 0) return <EmptyState icon="search" title={t('search.none')} description={t('search.noneHelp')} />
  return (
    <>
      <List disablePadding aria-label={t('search.found')}>
        {list.map((message) => (
          <FoundRow
            key={`${message.conversationId} ${message.seq}`}
            message={message}
            search={search}
            to={pathOf(message.conversationId, message.seq)}
          />
        ))}
      </List>
      {hasMore && (
        <Button fullWidth loading={isLoadingMore} onClick={() => void more()}>
          {t('search.more')}
        </Button>
      )}
    </>
  )
}
