import type { HomeMessageRow } from '@atrium/shared-utility/contract'
import type { Translate } from '@atrium/shared-utility/react'
import { userTypeWord } from '@atrium/shared-utility/ui'

type Whom = Pick<HomeMessageRow, 'audience' | 'audienceCount' | 'audienceNames'>

/** Whom a message is for: the first by name, and how many there are beside; how many where none has a name any more. */
export function audienceText({ audience, audienceCount, audienceNames }: Whom, t: Translate) {
  if (audience === 'all') return t('message.audience.all')
  const names = audienceNames.map((name) => (audience === 'type' ? t(`userType.${userTypeWord(name)}`) : name))
  if (names.length === 0) return t(`message.count.${audience}`, { count: audienceCount })
  const more = audienceCount - names.length
  return more > 0
    ? t('message.andMore', { names: names.join(t('message.comma')), more })
    : names.join(t('message.comma'))
}
