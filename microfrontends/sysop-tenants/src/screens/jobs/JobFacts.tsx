import type { CallOutput } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, Section, StatusChip } from '@atrium/shared-utility/ui'
import { Alert, Link } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { enterprisePath } from '../../enterprise-path.ts'
import { personPath } from '../../person-path.ts'
import { toneOf, useJobWords } from './job-words.ts'

/** What is known of a job. */
export function JobFacts({ job }: { job: CallOutput<'getJob'> }) {
  const t = useText()
  const format = useFormat()
  const { errorOf, tookOf } = useJobWords()
  const fact = (key: string, value: ReactNode) => ({ label: t(`job.${key}`), value })
  const moment = (at: string | null) => at && format.exact(at)
  const { entid, entName, userid, loginId, userName } = job
  const facts = [
    fact('state', <StatusChip tone={toneOf(job)} label={t(`jobState.${job.state}`)} />),
    fact('percent', format.percent(job.percent / 100)),
    fact('attempts', format.number(job.attempts)),
    fact('createdAt', moment(job.createdAt)),
    fact('startedAt', moment(job.startedAt)),
    ...(job.nextTryAt === null ? [] : [fact('nextTryAt', moment(job.nextTryAt))]),
    fact('endedAt', moment(job.endedAt)),
    fact('tookMs', job.tookMs === null ? null : tookOf(job.tookMs)),
    fact('entName', entid && <To href={enterprisePath(entid)}>{entName ?? entid}</To>),
    fact('userName', userid && <To href={personPath(userid)}>{userName ?? loginId}</To>),
    fact('id', job.id),
  ]
  return (
    <Section title={t('jobs.facts')}>
      {job.error !== null && (
        <Alert severity={job.state === 'failed' ? 'error' : 'warning'}>{errorOf(job.error)}</Alert>
      )}
      <FactList facts={facts} />
    </Section>
  )
}

function To({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={href}>
      {children}
    </Link>
  )
}
