import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import {
  ApplicationIcon,
  EmptyState,
  ListSkeleton,
  PageHeader,
  ProblemNotice,
  Section,
  useToast,
} from '@atrium/shared-utility/ui'
import { Box, Button, List } from '@mui/material'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ListedItem } from '../item/ListedItem.tsx'
import { AnswerFor } from './AnswerFor.tsx'
import type { TrusterRequest } from './truster-request.ts'

type Answered = { request: TrusterRequest; isGranted: boolean }

/** `/user/trusters/:userId`: what waits for a person, for the colleague who acts for them. */
export function TrusterScreen() {
  const t = useText()
  const toast = useToast()
  const { userId = '' } = useParams()
  const requests = useCall('listTrusterRequests', { userId }, { keepPrevious: true })
  const [answered, setAnswered] = useState<Answered | null>(null)
  const name = requests.status === 'done' ? requests.data.name : ''
  const handleDone = () => {
    setAnswered(null)
    toast(t('truster.answered'))
    if (requests.status !== 'loading') requests.reload()
  }
  return (
    <Box sx={{ maxWidth: 800 }}>
      <PageHeader
        title={name === '' ? t('truster.title') : t('truster.titleOf', { name })}
        description={t('truster.help')}
        trail={[{ label: t('deputies.title'), href: '/user/trusters' }]}
      />
      {requests.status === 'failed' && <ProblemNotice problem={requests.problem} onRetry={requests.reload} />}
      {requests.status === 'loading' && <ListSkeleton rows={3} />}
      {requests.status === 'done' && <Requests list={requests.data.list} onAnswer={setAnswered} />}
      {answered && (
        <AnswerFor {...answered} truster={{ userId, name }} onDone={handleDone} onClose={() => setAnswered(null)} />
      )}
    </Box>
  )
}

function Requests({ list, onAnswer }: { list: readonly TrusterRequest[]; onAnswer: (answered: Answered) => void }) {
  const t = useText()
  const format = useFormat()
  if (list.length === 0)
    return <EmptyState icon="check" title={t('truster.none')} description={t('truster.noneHelp')} />
  return (
    <Section title={t('scope.kind.request')} note={t('truster.requestsHelp')}>
      <List disablePadding aria-label={t('scope.kind.request')}>
        {list.map((request) => {
          const { applicationId, applicationName, icon, color } = request
          const square = <ApplicationIcon id={applicationId} name={applicationName} icon={icon} color={color} />
          const about = { person: request.userName, name: applicationName }
          const lines = [
            t('truster.reason', { reason: request.reason }),
            t('truster.askedAt', { at: format.dateTime(request.askedAt) }),
          ]
          return (
            <ListedItem key={request.id} name={t('truster.asks', about)} icon={square} lines={lines}>
              {answers.map(({ word, isGranted }) => (
                <Button
                  key={word}
                  size="small"
                  variant={isGranted ? 'contained' : 'outlined'}
                  color={isGranted ? 'primary' : 'inherit'}
                  aria-label={t(`answerFor.${word}Title`, about)}
                  onClick={() => onAnswer({ request, isGranted })}
                >
                  {t(`answerFor.${word}`)}
                </Button>
              ))}
            </ListedItem>
          )
        })}
      </List>
    </Section>
  )
}

const answers = [
  { word: 'grant', isGranted: true },
  { word: 'refuse', isGranted: false },
] as const
