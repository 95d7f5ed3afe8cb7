import { useFormat, useText } from '@atrium/shared-utility/react'
import { jobList, jobPath } from '../jobs/job-list.ts'
import { messages } from '../jobs/messages.ts'
import { inWords } from '../list-part/in-words.tsx'
import { ListPart, type PartProps } from '../list-part/ListPart.tsx'

function Jobs(props: PartProps<'listJobs'>) {
  const t = useText()
  const format = useFormat()
  return (
    <ListPart
      {...props}
      list={jobList}
      label={t('jobs.title')}
      keyOf={(row) => row.id}
      nameOf={(row) => `${t(`jobKind.${row.kind}`)} ${format.exact(row.createdAt)}`}
      openAt={(row) => jobPath(row.id)}
      none={t('jobs.none')}
      noMatch={t('jobs.noMatch')}
    />
  )
}

/** The jobs of an enterprise or of a person, with the words of jobs. */
export const JobsPart = inWords(messages, Jobs)
