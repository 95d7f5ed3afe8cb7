import type { CallOutput } from '@atrium/shared-utility/contract'
import { type Translate, useCall, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, Figures, type Figure } from '@atrium/shared-utility/ui'
import { CallCard } from '../../card/CallCard.tsx'

type Counts = CallOutput<'getCareOverview'>

/** How much is in care, each figure with the list that it counts; of what stands out only what there is. */
export function Overview() {
  const t = useText()
  const counts = useCall('getCareOverview', {})
  return (
    <CallCard title={t('console.overview')} state={counts} skeleton={<CardSkeleton />}>
      {(data) => <Figures label={t('console.overview')} figures={figuresOf(data, t)} />}
    </CallCard>
  )
}

const always = ['allEnterprises', 'people']

function figuresOf({ enterprises, people, messages }: Counts, t: Translate): Figure[] {
  const [toEnterprises, toPeople, toMessages] = ['/console/enterprises', '/console/people', '/console/messages']
  return [
    figure('allEnterprises', sum(enterprises), toEnterprises),
    ...enterprises
      .filter(({ status }) => status !== 'active')
      .map(({ status, count }) => figure(`enterprises.${status}`, count, `${toEnterprises}?status=${status}`)),
    figure('people', people.all, toPeople),
    figure('people.suspended', people.suspended, `${toPeople}?status=suspended`),
    ...messages
      .filter(({ status }) => ['draft', 'scheduled', 'published'].includes(status))
      .map(({ status, count }) => figure(`messages.${status}`, count, `${toMessages}?status=${status}`)),
  ].filter(({ key, count }) => count > 0 || always.includes(key))

  function figure(key: string, count: number, href: string) {
    return { key, label: t(`console.${key}`, { count }), count, href }
  }
}

function sum(counts: readonly { count: number }[]) {
  return counts.reduce((total, { count }) => total + count, 0)
}
