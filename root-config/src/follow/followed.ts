import type { BaseConfig } from '@atrium/shared-utility/contract'

/**
 * What following needs of the open portal. It is handed over: imported, it would be cut out of the files that every
 * page begins with.
 */
export type FollowedPortal = {
  /** Takes over parcels and routes as they are by now. An open parcel stays as it is until it is opened anew. */
  adopt: (now: BaseConfig) => void
  /** Closes the current parcel and opens it as it is by now. */
  reopen: () => void
  mayLeave: () => Promise<boolean>
  /**
   * The state of the open parcel: whether another version was taken over, a card stands in its place, something could
   * be lost.
   */
  now: () => { isBehind: boolean; hasFailed: boolean; hasUnsaved: boolean }
  /** Loads the whole page anew, unless the person would rather keep what is unsaved. */
  loadAnew: () => Promise<void>
}
