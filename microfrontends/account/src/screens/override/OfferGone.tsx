import type { Problem } from '@atrium/shared-utility/contract'
import { ProblemNotice } from '@atrium/shared-utility/ui'

type Props = { problem: Problem; onRetry: () => void }

/** Why nothing is offered. What counts no more is not asked for again: nothing would come of it. */
export function OfferGone({ problem, onRetry }: Props) {
  const isFinal = ['overrideGone', 'overrideForbidden', 'previewForStaff'].includes(problem.code)
  return <ProblemNotice problem={problem} {...(!isFinal && { onRetry })} />
}
