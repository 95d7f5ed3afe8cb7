import { atriumStore, baseConfigAtom } from '@atrium/shared-utility'
import type { BaseConfig } from '@atrium/shared-utility/contract'
import type { FollowedPortal } from './followed.ts'
import { watchBusy } from './busy.ts'
import { newsAtom, type News } from './news.ts'

const lookEveryMs = 500

/**
 * Exchanges the parcel that is open when another version of it was taken over: at once where its page has failed, else
 * once the person is not in the middle of something and nothing is unsaved; until then the person is told, and may do
 * it themself. Any other parcel is the newer one when it is opened next.
 */
export function createSwap(portal: FollowedPortal) {
  const busy = watchBusy(() => portal.now().hasUnsaved)
  const core = atriumStore.get(baseConfigAtom)?.core
  let timer: ReturnType<typeof setInterval> | undefined
  return { adopted, stop }

  function adopted(now: BaseConfig) {
    tell('portal', now.core === core ? null : () => void portal.loadAnew())
    clearInterval(timer)
    timer = setInterval(look, lookEveryMs)
    look()
  }

  function look() {
    const { isBehind, hasFailed, hasUnsaved } = portal.now()
    // A parcel that was taken back meanwhile, and one that the person has left, is as it should be, now or when it is
    // opened next.
    if (!isBehind) return over()
    if (hasFailed || (!hasUnsaved && busy.isIdle())) return exchange()
    if (atriumStore.get(newsAtom) === null) tell('page', () => void exchangeAsked())
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
    tell('page', null)
  }

  function stop() {
    over()
    busy.stop()
    atriumStore.set(newsAtom, null)
  }
}

/** Null: there is nothing more to tell. */
function tell(of: News['of'], take: News['take'] | null) {
  if (take !== null) atriumStore.set(newsAtom, { of, take })
  else if (atriumStore.get(newsAtom)?.of === of) atriumStore.set(newsAtom, null)
}
