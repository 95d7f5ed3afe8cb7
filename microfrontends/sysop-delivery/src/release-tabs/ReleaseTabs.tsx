import { TextProvider, useText } from '@atrium/shared-utility/react'
import { TabLinks } from '@atrium/shared-utility/ui'
import { parcelsPath, proposalsPath, revisionsPath, rolloutsPath } from '../parcel-path.ts'
import { messages } from './messages.ts'

const places = {
  parcels: parcelsPath,
  rollouts: rolloutsPath,
  revisions: revisionsPath,
  proposals: proposalsPath,
} as const

type ReleaseList = keyof typeof places
const order = Object.keys(places) as ReleaseList[]

/** The lists that tell of releases, side by side: each has its own address. */
export function ReleaseTabs({ current }: { current: ReleaseList }) {
  return (
    <TextProvider messages={messages}>
      <Tabs current={current} />
    </TextProvider>
  )
}

function Tabs({ current }: { current: ReleaseList }) {
  const t = useText()
  const tabs = order.map((key) => ({ key, to: places[key], label: t(`tabs.${key}`), isCurrent: key === current }))
  return <TabLinks label={t('tabs.label')} places={tabs} />
}
