import { useFormat, useText } from '@atrium/shared-utility/react'
import { useNow } from './use-now.ts'

/** When it should be over: the server's estimate, a word when that has passed, or that there is none. */
export function Eta({ eta }: { eta: string | null }) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  if (!eta || Number.isNaN(Date.parse(eta))) return t('maintenance.etaUnknown')
  if (Date.parse(eta) < now) return t('maintenance.late')
  return t('maintenance.eta', { time: format.dateTime(eta) })
}
