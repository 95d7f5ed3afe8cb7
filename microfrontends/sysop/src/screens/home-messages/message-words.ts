import type { HomeMessageRow } from '@atrium/shared-utility/contract'
import type { Format, Translate } from '@atrium/shared-utility/react'
import { userTypeWord, type StatusTone } from '@atrium/shared-utility/ui'

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

type Whom = Pick<HomeMessageRow, 'audience' | 'audienceCount' | 'audienceNames'>

/** Whom a message is for: the first by name, and how many there are beside. */
export function audienceText({ audience, audienceCount, audienceNames }: Whom, t: Translate) {
  if (audience === 'all') return t('homeMessage.audience.all')
  const names = audienceNames.map((name) => (audience === 'type' ? t(`userType.${userTypeWord(name)}`) : name))
  const more = audienceCount - names.length
  return more > 0
    ? t('homeMessage.andMore', { names: names.join(t('homeMessage.comma')), more })
    : names.join(t('homeMessage.comma'))
}

/** From when to when it is shown. */
export function windowText(
  { publishAt, expireAt }: Pick<HomeMessageRow, 'publishAt' | 'expireAt'>,
  { t, format }: { t: Translate; format: Format },
) {
  const from = publishAt && format.dateTime(publishAt)
  const to = expireAt && format.dateTime(expireAt)
  if (from && to) return t('homeMessage.fromTo', { from, to })
  return from ?? (to && t('homeMessage.until', { to }))
}

/** How many have read it, of how many it was for; nothing before it is published. */
export function readsText(
  { status, reads, reach }: Pick<HomeMessageRow, 'status' | 'reads' | 'reach'>,
  { t, format }: { t: Translate; format: Format },
) {
  if (status === 'draft' || status === 'scheduled') return null
  return reach === null
    ? t('homeMessage.readsOnly', { reads: format.number(reads) })
    : t('homeMessage.readsOf', { reads: format.number(reads), reach: format.number(reach) })
}
