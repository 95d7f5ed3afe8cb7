import type { SessionRow } from '@atrium/shared-utility/contract'
import type { useText } from '@atrium/shared-utility/react'

/** What a person would call a browser: its own name and its system’s, as far as it says them. */
export function browserLabel(
  { browser, system }: Pick<SessionRow, 'browser' | 'system'>,
  t: ReturnType<typeof useText>,
) {
  if (browser === null || system === null) return browser ?? system ?? t('sessions.unknown')
  return t('sessions.on', { browser, system })
}
