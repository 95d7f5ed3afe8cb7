import type { ParcelVersion } from '@atrium/shared-utility/contract'

/** A run is on its way: what is known of the version changes by itself. */
export function isBusy({ browserCheck }: Pick<ParcelVersion, 'browserCheck'>) {
  return browserCheck?.state === 'waiting' || browserCheck?.state === 'running'
}
