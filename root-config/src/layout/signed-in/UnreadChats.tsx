import { useEffect, useEffectEvent, useState } from 'react'
import { inCurrentSpace } from '@atrium/shared-utility'
import { useLive } from '@atrium/shared-utility/live'
import { useCall } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { showInTitle } from './show-in-title.ts'
import { useSignedInText } from './use-signed-in-text.ts'

/** What comes in one burst is counted once. */
const pauseMs = 300

/** The way to the chat, with the number of unread messages, which stands in the title of the page, too. */
export function UnreadChats() {
  const t = useSignedInText()
  const config = useCall('getChatConfig', {}, { keepPrevious: true })
  const [isHeard, setIsHeard] = useState(false)
  useLive('chat', () => setIsHeard(true))
  const count = useEffectEvent(() => {
    setIsHeard(false)
    if (config.status !== 'loading') config.reload()
  })
  useEffect(() => {
    if (!isHeard) return
    const timer = setTimeout(() => count(), pauseMs)
    return () => clearTimeout(timer)
  }, [isHeard])

  const { enabled, unread } = config.status === 'done' ? config.data : { enabled: false, unread: 0 }
  const shown = unread > 99 ? '99+' : String(unread)
  useEffect(() => (unread > 0 ? showInTitle(shown) : undefined), [unread, shown])
  if (!enabled) return null
  return (
    <a
      // On a phone the bar has room for what is new alone.
      className={unread > 0 ? 'atrium-icon-button' : 'atrium-icon-button atrium-wide'}
      href={inCurrentSpace('/qChat')}
      aria-label={unread > 0 ? t('chats.unread', { count: unread }) : t('chats')}
    >
      <Icon name="chat" />
      {unread > 0 && <span className="atrium-badge">{shown}</span>}
    </a>
  )
}
