import { deviceStore } from '@atrium/shared-utility'
import { useState } from 'react'
import { useFormat, useSession, useText } from '@atrium/shared-utility/react'

const rememberedAs = 'atrium.term.read'
const dayMs = 24 * 60 * 60_000

/**
 * Tells administrators that the term of their enterprise ends: again at 7 days and at the last, whatever they have
 * read.
 */
export function ExpiryNotice() {
  const t = useText()
  const format = useFormat()
  const { termEndsAt: endsAt, curEntId } = useSession()
  const [read, setRead] = useState(() => deviceStore.get(rememberedAs))
  if (endsAt === undefined) return null
  const key = [curEntId, endsAt, stageOf(endsAt)].join(' ')
  if (key === read) return null
  const handleRead = () => {
    deviceStore.set(rememberedAs, key)
    setRead(key)
  }
  return (
    <output className="atrium-reminder">
      <span style={{ flex: '1 1 280px' }}>{t('term.ends', { date: format.date(endsAt) })}</span>
      <button className="atrium-button" type="button" onClick={handleRead}>
        {t('update.read')}
      </button>
    </output>
  )
}

function stageOf(endsAt: string) {
  const days = (Date.parse(endsAt) - Date.now()) / dayMs
  return days <= 1 ? 1 : days <= 7 ? 7 : 30
}
