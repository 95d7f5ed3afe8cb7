import type { CallParsed } from '@atrium/shared-utility/contract'
import { useAction, useCall } from '@atrium/shared-utility/react'
import { EnterpriseBrand } from '@atrium/shared-utility/security'
import { CardSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'

/** How an enterprise in care looks to its people. */
export function CareBrand({ entid }: { entid: string }) {
  const styled = useCall('getStyleInCare', { entid })
  const save = useAction('updateStyleInCare')
  const read = useAction('getStyleInCare')
  if (styled.status === 'failed') return <ProblemNotice problem={styled.problem} onRetry={styled.reload} />
  if (styled.status === 'loading') return <CardSkeleton />
  const actions = {
    save: (change: CallParsed<'updateEnterpriseStyle'>) => save.run({ ...change, entid }),
    read: () => read.run({ entid }),
  }
  return <EnterpriseBrand styled={styled.data} actions={actions} onSaved={styled.reload} />
}
