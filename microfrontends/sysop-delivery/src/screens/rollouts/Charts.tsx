import { usePolling, TextProvider } from '@atrium/shared-utility/react'
import { CardSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { messages } from '../telemetry/messages.ts'
import { OverTime } from '../telemetry/OverTime.tsx'

const everyMs = 60_000

/** Errors, loading and mounting of the versions of a parcel over the last day. */
export function Charts({ slug }: { slug: string }) {
  const figures = usePolling('getTelemetry', { slug, period: 'day' }, { everyMs })
  if (figures.status === 'failed') return <ProblemNotice problem={figures.problem} onRetry={figures.reload} />
  if (figures.status === 'loading') return <CardSkeleton />
  // Before its first opening there is nothing to draw, which the figures above say.
  if (figures.data.series.length === 0) return null
  return (
    <TextProvider messages={messages}>
      <OverTime figures={figures.data} />
    </TextProvider>
  )
}
