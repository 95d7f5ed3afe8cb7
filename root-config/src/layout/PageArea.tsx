import { useAtomValue } from 'jotai'
import { useText } from '@atrium/shared-utility/react'
import { FailureCard } from '../frame/FailureCard.tsx'
import { frameAtom } from '../frame/frame-state.ts'
import { FrameProgress } from '../frame/FrameProgress.tsx'
import { NoticePage } from './NoticePage.tsx'
import { OutletSlot } from './OutletSlot.tsx'
import { usePage } from './use-page.ts'

/** The place of the page: the parcel's content, what stands in for it, or one of the shell's own notices. */
export function PageArea({ className }: { className: string }) {
  const t = useText()
  const page = usePage()
  const frame = useAtomValue(frameAtom)
  const isNotice = page.status !== 'app' && page.status !== 'starting'
  return (
    <main id="atrium-main" className={className} tabIndex={-1} aria-busy={frame.status === 'loading'}>
      {isNotice && <NoticePage status={page.status} refused={page.visit.match?.entry.refused} />}
      {frame.status === 'loading' && <FrameProgress phase={frame.phase} label={t('loading')} />}
      {frame.status === 'failed' && (
        <FailedFrame isMaintenance={page.status === 'app' && page.kind === 'maintenance'} />
      )}
      <OutletSlot />
    </main>
  )
}

/** The maintenance page, unlike all others, must say its text even when its parcel cannot be had. */
function FailedFrame({ isMaintenance }: { isMaintenance: boolean }) {
  const frame = useAtomValue(frameAtom)
  if (frame.status !== 'failed') return null
  return isMaintenance ? (
    <NoticePage status="maintenance" />
  ) : (
    <FailureCard failure={frame.failure} onRetry={frame.retry} />
  )
}
