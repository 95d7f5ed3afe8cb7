import { call, tabStore } from '@atrium/shared-utility'
import { useEffect } from 'react'

const place = 'atrium.app.opened'
const sameVisitMs = 60_000

/**
 * Notes that this person opens an application, however they come to it: by a tile, a bookmark or a message. Going from page to
 * page of it is one visit. Where it fails, the application is missing from those opened last, and that is all.
 */
export function useNotedOpening(appId: string, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    const [last, at] = (tabStore.get(place) ?? '').split(' ')
    if (last === appId && Date.now() - Number(at) < sameVisitMs) return
    tabStore.set(place, `${appId} ${Date.now()}`)
    call('noteOpenedApplication', { id: appId }).catch(() => undefined)
  }, [appId, isOpen])
}
