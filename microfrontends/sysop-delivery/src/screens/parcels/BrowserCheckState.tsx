import type { BrowserCheck } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { StatusChip } from '@atrium/shared-utility/ui'

const tones = {
  waiting: 'info',
  running: 'info',
  passed: 'success',
  refused: 'error',
  failed: 'warning',
  unavailable: 'neutral',
} as const

/** How it stands with the run of a version in a browser, and how far that is. */
export function BrowserCheckState({ check: { state, done, of } }: { check: BrowserCheck }) {
  const t = useText()
  const isCounted = state !== 'running' || of > 0
  return <StatusChip tone={tones[state]} label={t(`version.check.${isCounted ? state : 'waiting'}`, { done, of })} />
}
