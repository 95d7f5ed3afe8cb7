import { useText } from '@atrium/shared-utility/react'

type Props = { phase: 'quiet' | 'skeleton' | 'slow'; label: string }

/** Stands where the page will be while its code is on the way. */
export function FrameProgress({ phase, label }: Props) {
  const t = useText()
  if (phase === 'quiet') return null
  return (
    <output className="atrium-progress">
      <span className="atrium-hidden">{label}</span>
      <span className="atrium-skeleton atrium-skeleton-title" />
      <span className="atrium-skeleton" />
      <span className="atrium-skeleton" />
      <span className="atrium-skeleton atrium-skeleton-short" />
      {phase === 'slow' && <span>{t('loading.slow')}</span>}
    </output>
  )
}
