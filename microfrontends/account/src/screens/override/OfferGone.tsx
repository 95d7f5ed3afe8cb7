import type { Problem } from '@atrium/shared-utility/contract'
import { ProblemNotice } from '@atrium/shared-utility/ui'

type Props = { problem: Problem; onRetry: () => void }

/** Why nothing is offered. What counts no more is not asked for again: nothing would come of it. */
export function OfferGone({ problem, onRetry }: Props) {
  const canRetry = problem.code !== 'overrideGone' && problem.code !== 'overrideForbidden'
  return <ProblemNotice problem={problem} {...(canRetry && { onRetry })} />
}
