import type { ApplicationRequest } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList, useToast } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { AnswerDialog } from './AnswerDialog.tsx'
import { requestList } from './request-list.ts'

type Answered = { request: ApplicationRequest; isGranted: boolean }

/** Requests for applications; an administrator says yes or no, with a word. */
export function RequestsScreen() {
  const t = useText()
  const toast = useToast()
  const list = useList(requestList)
  const [answered, setAnswered] = useState<Answered | null>(null)
  const answers = (request: ApplicationRequest) => [
    { key: 'grant', label: t('answer.grant'), onSelect: () => setAnswered({ request, isGranted: true }) },
    {
      key: 'refuse',
      label: t('answer.refuse'),
      isDangerous: true,
      onSelect: () => setAnswered({ request, isGranted: false }),
    },
  ]
  const handleDone = () => {
    setAnswered(null)
    toast(t('answer.done'))
    list.reload?.()
  }
  return (
    <>
      <PageHeader title={t('requests.title')} trail={[{ label: t('apps.title'), href: '/enterprise/applications' }]} />
      <ListTable
        list={list}
        label={t('requests.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => `${row.userName} ${row.applicationName}`}
        actions={(row) => (row.state === 'open' ? answers(row) : [])}
        none={{ icon: 'apps', title: t('requests.none'), description: t('requests.noneHelp') }}
        noMatch={t('requests.noMatch')}
      />
      {answered && <AnswerDialog {...answered} onDone={handleDone} onClose={() => setAnswered(null)} />}
    </>
  )
}
