import { atriumStore } from '@atrium/shared-utility'
import type { AppEntry, BaseConfig } from '@atrium/shared-utility/contract'
import type { FollowedPortal } from './followed.ts'
import { watchBusy } from './busy.ts'
import { newsAtom } from './news.ts'

const lookEveryMs = 500

/**
 * Exchanges the parcel that is open when a newer one was taken over: at once where its page has failed, else as soon as
 * nobody is in the middle of something and nothing is unsaved; until then the person is told, and may do it themself.
 * Any other parcel is the newer one when it is opened next.
 */
export function createSwap(portal: FollowedPortal) {
  const busy = watchBusy()
  let due: string | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  return { adopted, stop }

  function adopted(before: BaseConfig, now: BaseConfig) {
    const changed = changedApps(before.apps, now.apps)
    if (before.core !== now.core) atriumStore.set(newsAtom, { of: 'portal', take: () => void portal.loadAnew() })
    const { app } = portal.now()
    if (app === null || !changed.includes(app)) return
    due = app
    clearInterval(timer)
    timer = setInterval(look, lookEveryMs)
    look()
  }

  function look() {
    const { app, hasFailed, hasUnsaved } = portal.now()
    // Whoever went elsewhere meanwhile finds the newer one when they come back.
    if (app !== due) return over()
    if (hasFailed || (!hasUnsaved && busy.isIdle())) return exchange()
    if (atriumStore.get(newsAtom) === null) atriumStore.set(newsAtom, { of: 'page', take: () => void exchangeAsked() })
  }

  function exchange() {
    over()
    portal.reopen()
  }

  async function exchangeAsked() {
    if (await portal.mayLeave()) exchange()
  }

  function over() {
    clearInterval(timer)
    due = null
    if (atriumStore.get(newsAtom)?.of === 'page') atriumStore.set(newsAtom, null)
  }

  function stop() {
    over()
    busy.stop()
    atriumStore.set(newsAtom, null)
  }
}

function changedApps(before: readonly AppEntry[], now: readonly AppEntry[]) {
  const urls = new Map(before.map(({ name, url }) => [name, url]))
  return now.filter(({ name, url }) => urls.get(name) !== url).map(({ name }) => name)
}
