import { type CallOutput, mostComments } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { colleaguePath, ListSkeleton, NameIn, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import type { Say } from '../../../fields/use-say.ts'
import { useRecordNews } from '../../../news/use-record-news.ts'
import type { Opened } from '../../../opened/OpenedApp.tsx'
import { Comment } from './Comment.tsx'
import { CommentForm } from './CommentForm.tsx'
import { Entry } from './Entry.tsx'
import { HistoryStep } from './HistoryStep.tsx'

type Props = Opened & { record: CallOutput<'getRecord'>; say: Say }

const pageLength = 50

/**
 * What became of the record and what was said about it, newest first; at the end the person who made it. While there are earlier
 * comments, what happened before those that are shown waits with them.
 */
export function Activity({ app, entity, record, say }: Props) {
  const t = useText()
  const place = { appId: app.id, entity: entity.key, id: record.id }
  const history = useCall('listRecordHistory', place, { keepPrevious: true })
  const [limit, setLimit] = useState(pageLength)
  const comments = useCall('listRecordComments', { ...place, limit }, { keepPrevious: true })
  useRecordNews({ app, entity }, [history, comments])
  const add = useAction('addRecordComment')
  // What is sent again after a lost answer is there once.
  const [onceKey, setOnceKey] = useState(randomId)
  const { createdById: byId, createdBy: by, createdAt: at } = record
  const reload = () => {
    if (comments.status !== 'loading') comments.reload()
  }
  const { total, list, people, pictures = {} } = comments.status === 'done' ? comments.data : none
  const [oldest, isMore] = [list.at(-1), total > list.length]
  const steps = (history.status === 'done' ? history.data : []).map((step, index) => ({
    at: step.at,
    element: (
      <Entry key={`${step.at} ${index}`} byId={step.byId} by={step.by} picture={pictures[step.byId]} at={step.at}>
        <HistoryStep step={step} fields={entity.fields} say={say} />
      </Entry>
    ),
  }))
  const said = list.map((comment) => ({
    at: comment.at,
    element: (
      <Comment
        key={comment.id}
        place={place}
        comment={comment}
        people={people}
        picture={pictures[comment.byId]}
        onChanged={reload}
      />
    ),
  }))
  const entries = [...steps, ...said].toSorted(newestFirst)
  const shown =
    oldest && isMore ? entries.filter(({ at: moment }) => Date.parse(moment) >= Date.parse(oldest.at)) : entries
  const isThere = history.status === 'done' && comments.status === 'done'
  const failed = [history, comments].filter((one) => one.status === 'failed')
  return (
    <Section title={t('activity.title')}>
      <CommentForm
        place={place}
        label={t('comment.new')}
        submitLabel={t('comment.send')}
        keptAs={`comment ${record.id}`}
        onSend={(text) => add.run({ ...place, text, onceKey })}
        onDone={() => {
          setOnceKey(randomId())
          reload()
        }}
      />
      {failed.map(({ problem, reload: again }) => (
        <ProblemNotice key={problem.code} size="line" problem={problem} onRetry={again} />
      ))}
      {!isThere && failed.length === 0 && <ListSkeleton rows={2} />}
      {isThere && (
        <Box component="ol" aria-label={t('activity.title')} sx={plainList}>
          {shown.map(({ element }) => element)}
          {!isMore && (
            <Entry byId={byId} by={by} picture={pictures[byId]} at={at}>
              <NameIn say={(name) => t('history.added', { by: name })} isOfPortal to={colleaguePath(byId)} text={by} />
            </Entry>
          )}
        </Box>
      )}
      {isThere && isMore && (
        <Button
          size="small"
          loading={comments.isRefreshing}
          onClick={() => setLimit((last) => Math.min(last + pageLength, mostComments))}
        >
          {t('comment.earlier', { count: total - list.length })}
        </Button>
      )}
    </Section>
  )
}

function newestFirst(one: { at: string }, other: { at: string }) {
  return Date.parse(other.at) - Date.parse(one.at)
}

const none = { total: 0, list: [], people: {}, pictures: {} }

const plainList = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }
