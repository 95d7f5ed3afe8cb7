import type { RolloutRow } from '@atrium/shared-utility/contract'
import { useLive } from '@atrium/shared-utility/live'
import { useCall } from '@atrium/shared-utility/react'

/**
 * The version of a parcel that some people have at this moment; null where no person has one, undefined until that is
 * known.
 */
export function useRunningRollout(slug: string): RolloutRow | null | undefined {
  const running = useCall('listRollouts', { slug, state: 'running' }, { keepPrevious: true })
  useLive('portal', () => running.status !== 'loading' && running.reload())
  if (running.status === 'loading') return undefined
  // Where that cannot be read the page says the rest, and the list of roll-outs says why.
  return (running.status === 'done' && running.data.list[0]) || null
}
