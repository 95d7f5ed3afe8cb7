import type { JobRow } from '@atrium/shared-utility/contract'
import { useFormat, useReloadWhileBusy, useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { actsOn, JobDialog, type JobAct } from './JobDialog.tsx'
import { jobList, jobPath } from './job-list.ts'
import { isOnItsWay } from './job-words.ts'

/** What the platform does in the background: what waits, runs, has failed or is done. */
export function JobsScreen() {
  const t = useText()
  const format = useFormat()
  const list = useList(jobList)
  // Not in the address: a link must not lead an operator to a question about a job.
  const [chosen, setChosen] = useState<{ act: JobAct; job: JobRow } | null>(null)
  useReloadWhileBusy({ isBusy: list.rows.some(isOnItsWay), reload: list.reload })

  const actions = (job: JobRow) =>
    actsOn(job).map((act) => ({
      key: act,
      label: t(`jobs.${act}`),
      isDangerous: act === 'cancel',
      onSelect: () => setChosen({ act, job }),
    }))
  return (
    <>
      <PageHeader title={t('jobs.title')} description={t('jobs.help')} />
      <ListTable
        list={list}
        label={t('jobs.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => `${t(`jobKind.${row.kind}`)} ${format.exact(row.createdAt)}`}
        actions={actions}
        openAt={(row) => jobPath(row.id)}
        none={{ title: t('jobs.none'), description: t('jobs.noneHelp') }}
        noMatch={t('jobs.noMatch')}
      />
      {chosen && <JobDialog {...chosen} onDone={() => list.reload?.()} onClose={() => setChosen(null)} />}
    </>
  )
}
