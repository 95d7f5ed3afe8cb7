import type { RevisionRow } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { RevisionParts } from './RevisionParts.tsx'

/** The parts that come with the portal itself: which version of each is live, and who released it. */
export function OwnParts({ inForce }: { inForce: RevisionRow }) {
  const t = useText()
  const revision = useCall('getRevision', { id: inForce.id }, { keepPrevious: true })
  if (revision.status === 'failed') return <ProblemNotice problem={revision.problem} onRetry={revision.reload} />
  if (revision.status === 'loading') return <CardSkeleton />
  const own = revision.data.parts.filter(({ isRegistered }) => !isRegistered)
  return <RevisionParts parts={own} title={t('parcels.own')} note={t('parcels.ownNote')} />
}
