import type { CallOutput } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useReloadWhileBusy, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, Icon, PageHeader, ProblemNotice, RecordPage, StatusChip } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useParams } from 'react-router'
import { AuditPart } from '../audit/AuditPart.tsx'
import { actsOn, JobDialog, type JobAct } from './JobDialog.tsx'
import { JobFacts } from './JobFacts.tsx'
import { JobLog } from './JobLog.tsx'
import { jobsPath } from './job-list.ts'
import { isOnItsWay, toneOf } from './job-words.ts'

/** One job: for whom it is, how far it is, what became of each attempt, and what may be done about it. */
export function JobScreen() {
  const t = useText()
  const { id = '' } = useParams()
  const job = useCall('getJob', { id }, { keepPrevious: true })
  const found = job.status === 'done' ? job.data : null
  const reload = job.status === 'loading' ? undefined : job.reload
  useReloadWhileBusy({ isBusy: found !== null && isOnItsWay(found), reload })
  if (found !== null) return <JobPage key={id} job={found} onChanged={() => reload?.()} />
  return (
    <>
      <PageHeader title={t('jobs.one')} trail={[{ label: t('jobs.title'), href: jobsPath }]} />
      {job.status === 'failed' && <ProblemNotice problem={job.problem} onRetry={job.reload} />}
      {job.status === 'loading' && <CardSkeleton />}
    </>
  )
}

type Props = { job: CallOutput<'getJob'>; onChanged: () => void }

function JobPage({ job, onChanged }: Props) {
  const t = useText()
  const format = useFormat()
  // Not in the address: a link must not lead an operator to a question about a job.
  const [act, setAct] = useState<JobAct | null>(null)
  const course = (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '2fr 3fr' }, alignItems: 'start' }}>
      <JobFacts job={job} />
      <JobLog job={job} />
    </Box>
  )
  const audit = <AuditPart fixed={{ target: job.id }} without={['target', 'targetId']} />
  return (
    <>
      <RecordPage
        name={t(`jobKind.${job.kind}`)}
        trail={[{ label: t('jobs.title'), href: jobsPath }]}
        state={<StatusChip tone={toneOf(job)} label={t(`jobState.${job.state}`)} />}
        note={format.dateTime(job.createdAt)}
        actions={<Acts job={job} onAct={setAct} />}
        parts={[
          { key: 'facts', label: t('jobs.facts'), content: course },
          { key: 'audit', label: t('jobs.audit'), content: audit },
        ]}
      />
      {act && <JobDialog act={act} job={job} onDone={onChanged} onClose={() => setAct(null)} />}
    </>
  )
}

function Acts({ job, onAct }: Pick<Props, 'job'> & { onAct: (act: JobAct) => void }) {
  const t = useText()
  return actsOn(job).map((act) => (
    <Button
      key={act}
      variant={act === 'retry' ? 'contained' : 'outlined'}
      color={act === 'cancel' ? 'error' : 'primary'}
      startIcon={<Icon name={act === 'retry' ? 'refresh' : 'close'} />}
      onClick={() => onAct(act)}
    >
      {t(`jobs.${act}`)}
    </Button>
  ))
}
