import { callHooks } from '../hooks.ts'
import { safeReturn } from '../../model/return-url.ts'
import { openChannel } from '../../page/channel.ts'
import { tabStore } from '../../page/storage.ts'

const channelName = 'atrium-step-up'
const backKey = 'atrium.stepUpBack'

/**
 * Calls back when a page of this browser has come to the good end of proving who its person is. Where pages cannot speak
 * with each other, when the person comes back to this one: then the call is tried again. Returns the removal.
 */
export function whenSteppedUp(onDone: () => void) {
  const channel = openChannel(channelName)
  channel?.addEventListener('message', onDone)
  if (channel === null) window.addEventListener('focus', onDone)
  return () => {
    channel?.close()
    window.removeEventListener('focus', onDone)
  }
}

/** Keeps where to come back to, before this page is left for a messenger or a provider. */
export function keepReturn() {
  const { pathname, search } = callHooks().location()
  tabStore.set(backKey, pathname + search)
}

/** Forgets it: a page that is opened anew inherits what is kept here, and must not go there. */
export function forgetReturn() {
  tabStore.set(backKey, null)
}

/**
 * Ends the proof well, on the page that a messenger or a provider has sent the person back to. Tells the page that
 * waits, and closes this one; or answers the page that was left for it, to go back to.
 */
export function endStepUp() {
  const back = tabStore.get(backKey)
  forgetReturn()
  const channel = openChannel(channelName)
  channel?.postMessage('done')
  channel?.close()
  if (back !== null) return safeReturn(back, { origin: callHooks().location().origin })
  // Not every browser lets a page close itself after it was elsewhere; then it says that it can be closed.
  window.close()
  return null
}
