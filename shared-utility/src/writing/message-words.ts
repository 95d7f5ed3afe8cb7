import type { HomeMessageRow } from '../contract/index.ts'
import type { Format, Translate } from '../react/index.ts'
import type { StatusTone } from '../ui/index.ts'

export const statusTones = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  expired: 'neutral',
  withdrawn: 'warning',
} as const satisfies Record<HomeMessageRow['status'], StatusTone>

export const levelTones = { info: 'info', warn: 'warning', critical: 'error' } as const satisfies Record<
  HomeMessageRow['level'],
  StatusTone
>

/** From when to when it is shown. */
export function windowText(
  { publishAt, expireAt }: Pick<HomeMessageRow, 'publishAt' | 'expireAt'>,
  { t, format }: { t: Translate; format: Format },
) {
  const from = publishAt && format.dateTime(publishAt)
  const to = expireAt && format.dateTime(expireAt)
  if (from && to) return t('message.fromTo', { from, to })
  return from ?? (to && t('message.until', { to }))
}

/** How many have read it, of how many it was for; nothing before it is published. */
export function readsText(
  { status, reads, reach }: Pick<HomeMessageRow, 'status' | 'reads' | 'reach'>,
  { t, format }: { t: Translate; format: Format },
) {
  if (status === 'draft' || status === 'scheduled') return null
  return reach === null
    ? t('message.readsOnly', { reads: format.number(reads) })
    : t('message.readsOf', { reads: format.number(reads), reach: format.number(reach) })
}
