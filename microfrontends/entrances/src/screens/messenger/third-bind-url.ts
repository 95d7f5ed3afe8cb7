import { deviceStore } from '@atrium/shared-utility'
import { landingAfter } from '@atrium/shared-utility/model'

const key = 'thirdBindUrl'

/**
 * Keeps the page that the person came for while a messenger has them: its way back knows nothing of it
 * (specification 4). Without one, what an earlier visit left behind is forgotten.
 */
export function keepThirdBindUrl(url: string | null) {
  deviceStore.set(key, url || null)
}

/** The page to return to, once: a page of this portal, else `home`. */
export function takeThirdBindUrl(home?: string) {
  const kept = readThirdBindUrl()
  keepThirdBindUrl(null)
  return landingAfter(kept, home, { origin: window.location.origin })
}

/** The same without forgetting it. */
export function readThirdBindUrl() {
  return deviceStore.get(key)
}

/** A page of ours that is to lead there as well: the kept page goes along in `url`. */
export function withThirdBindUrl(path: string) {
  const url = readThirdBindUrl()
  return url ? `${path}?${new URLSearchParams({ url })}` : path
}
