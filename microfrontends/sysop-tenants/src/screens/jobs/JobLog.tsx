import type { CallOutput, JobLogEntry } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { NameIn, Section } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import { personPath } from '../../person-path.ts'
import { useJobWords } from './job-words.ts'

/** The steps, then what happened at each attempt, in its order. */
export function JobLog({ job: { steps, log } }: { job: Pick<CallOutput<'getJob'>, 'steps' | 'log'> }) {
  const t = useText()
  const { stepOf } = useJobWords()
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Section title={t('jobs.steps')}>
        <Box component="ol" sx={list}>
          {steps.map(({ name, isDone }) => (
            <Typography key={name} component="li" color={isDone ? 'textPrimary' : 'textSecondary'}>
              {t(isDone ? 'jobs.stepDone' : 'jobs.stepOpen', { step: stepOf(name) })}
            </Typography>
          ))}
        </Box>
      </Section>
      <Section title={t('jobs.log')} note={t('jobs.logHelp')}>
        {log.length === 0 && <Typography color="textSecondary">{t('jobs.noLog')}</Typography>}
        <Box component="ol" sx={{ ...list, listStyle: 'none', pl: 0 }}>
          {log.map((entry, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- entries are only added at the end, and two may be of one moment
            <Entry key={index} entry={entry} />
          ))}
        </Box>
      </Section>
    </Box>
  )
}

function Entry({ entry: { at, what, attempt, step, error, actorName, actorId } }: { entry: JobLogEntry }) {
  const t = useText()
  const format = useFormat()
  const { errorOf, stepOf } = useJobWords()
  const say = (name: string) => t(`jobEvent.${what}`, { attempt, step: step === null ? '' : stepOf(step), name })
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: { sm: '180px 1fr' }, columnGap: 4 }}>
      <Typography variant="body2" color="textSecondary" component="time" dateTime={at}>
        {format.exact(at)}
      </Typography>
      <div>
        <Typography>
          {actorId === null ? say('') : <NameIn say={say} to={personPath(actorId)} text={actorName ?? actorId} />}
        </Typography>
        {error !== null && (
          <Typography variant="body2" color="error">
            {errorOf(error)}
          </Typography>
        )}
      </div>
    </Box>
  )
}

const list = { display: 'grid', gap: 2, m: 0, pl: 6 }
