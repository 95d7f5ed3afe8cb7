import type { CallOutput } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, NameLink, Section } from '@atrium/shared-utility/ui'
import { Alert } from '@mui/material'
import type { ReactNode } from 'react'
import { enterprisePath } from '../../enterprise-path.ts'
import { personPath } from '../../person-path.ts'
import { useJobWords } from './job-words.ts'

/** What is known of a job. */
export function JobFacts({ job }: { job: CallOutput<'getJob'> }) {
  const t = useText()
  const format = useFormat()
  const { errorOf, tookOf } = useJobWords()
  const fact = (key: string, value: ReactNode) => ({ label: t(`job.${key}`), value })
  const moment = (at: string | null) => at && format.exact(at)
  const { entid, entName, userid, loginId, userName } = job
  const facts = [
    fact('percent', format.percent(job.percent / 100)),
    fact('attempts', format.number(job.attempts)),
    fact('createdAt', moment(job.createdAt)),
    fact('startedAt', moment(job.startedAt)),
    ...(job.nextTryAt === null ? [] : [fact('nextTryAt', moment(job.nextTryAt))]),
    fact('endedAt', moment(job.endedAt)),
    fact('tookMs', job.tookMs === null ? null : tookOf(job.tookMs)),
    fact('entName', entid && <NameLink to={enterprisePath(entid)} text={entName ?? entid} />),
    fact('userName', userid && <NameLink to={personPath(userid)} text={userName ?? loginId} />),
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
