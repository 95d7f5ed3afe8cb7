import type { Application } from '@atrium/shared-utility/contract'
import { useLive } from '@atrium/shared-utility/live'
import { useCall } from '@atrium/shared-utility/react'

/** Every application that this person may open, or those that are called so; the server searches. */
export function useApplications(q: string) {
  const list = useCall('listApplications', q === '' ? {} : { iSearch: q }, { keepPrevious: true })
  useLive('whiteList', () => {
    if (list.status !== 'loading') list.reload()
  })
  return list
}

export function shown(all: readonly Application[]) {
  return all.filter((application) => application.visible)
}
