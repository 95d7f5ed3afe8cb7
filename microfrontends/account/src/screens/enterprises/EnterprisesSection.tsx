import { isPlatformStaff } from '@atrium/shared-utility/contract'
import { useCall, useSession, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { OwnEnterprises } from './OwnEnterprises.tsx'

/** The same list on the page of one's account; staff of the platform belongs to none. */
export function EnterprisesSection() {
  return isPlatformStaff(useSession().user_type) ? null : <Enterprises />
}

function Enterprises() {
  const t = useText()
  const enterprises = useCall('listOwnEnterprises', {})
  return (
    <Section title={t('enterprises.title')}>
      {enterprises.status === 'failed' && <ProblemNotice problem={enterprises.problem} onRetry={enterprises.reload} />}
      {enterprises.status === 'loading' && <ListSkeleton rows={2} />}
      {enterprises.status === 'done' && <OwnEnterprises list={enterprises.data.list} onChanged={enterprises.reload} />}
    </Section>
  )
}
