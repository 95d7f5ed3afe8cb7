import type { LiveEvent } from '../contract/index.ts'
import { tellPage } from '../live/on-live.ts'

/** As if the live connection had just told this page of it. */
export function happen(...events: LiveEvent[]) {
  tellPage(events)
}
