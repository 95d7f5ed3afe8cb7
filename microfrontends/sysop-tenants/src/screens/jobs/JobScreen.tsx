import type { CallOutput } from '@atrium/shared-utility/contract'
import { useCall, useReloadWhileBusy, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, Icon, PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useParams } from 'react-router'
import { actsOn, JobDialog, type JobAct } from './JobDialog.tsx'
import { JobFacts } from './JobFacts.tsx'
import { JobLog } from './JobLog.tsx'
import { jobsPath } from './job-list.ts'
import { isOnItsWay } from './job-words.ts'

/** One job: for whom it is, how far it is, what became of each attempt, and what may be done about it. */
export function JobScreen() {
  const t = useText()
  const { id = '' } = useParams()
  const job = useCall('getJob', { id }, { keepPrevious: true })
  const [act, setAct] = useState<JobAct | null>(null)
  const found = job.status === 'done' ? job.data : null
  const reload = job.status === 'loading' ? undefined : job.reload
  useReloadWhileBusy({ isBusy: found !== null && isOnItsWay(found), reload })
  return (
    <>
      <PageHeader
        title={found ? t(`jobKind.${found.kind}`) : t('jobs.one')}
        trail={[{ label: t('jobs.title'), href: jobsPath }]}
        actions={found && <Acts job={found} onAct={setAct} />}
      />
      {job.status === 'failed' && <ProblemNotice problem={job.problem} onRetry={job.reload} />}
      {job.status === 'loading' && <CardSkeleton />}
      {found && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '2fr 3fr' }, alignItems: 'start' }}>
          <JobFacts job={found} />
          <JobLog job={found} />
        </Box>
      )}
      {found && act && <JobDialog act={act} job={found} onDone={() => reload?.()} onClose={() => setAct(null)} />}
    </>
  )
}

function Acts({ job, onAct }: { job: CallOutput<'getJob'>; onAct: (act: JobAct) => void }) {
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
