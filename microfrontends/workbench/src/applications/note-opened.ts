import { call } from '@atrium/shared-utility'

/**
 * The page goes on meanwhile; where it fails, the application is missing from those opened last, and that is all. Those that
 * the enterprise builds note it themselves, since they are opened by their address, too.
 */
export function noteOpened({ id, url }: { id: string; url: string }) {
  if (url.startsWith('/app/')) return
  call('noteOpenedApplication', { id }).catch(() => undefined)
}
