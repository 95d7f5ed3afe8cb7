import { useLive } from '@atrium/shared-utility/live'
import { useCall } from '@atrium/shared-utility/react'

/** What this person has pinned. */
export function usePinned() {
  const list = useCall('listCommonApplications', {}, { keepPrevious: true })
  useLive('whiteList', () => {
    if (list.status !== 'loading') list.reload()
  })
  return list
}
