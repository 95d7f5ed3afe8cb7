import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { atriumStore, messageReadsAtom } from '@atrium/shared-utility'
import { useCall } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { usePage } from './use-page.ts'
import { UnreadChats } from './signed-in/UnreadChats.tsx'
import { useSignedInText } from './signed-in/use-signed-in-text.ts'

/** The ways to the chat, and to the messages at `url`, each with the number of unread ones. */
export function UnreadMessages({ url }: { url: string }) {
  const t = useSignedInText()
  const page = usePage()
  // The call is the same as that of the workbench's card, so that one answer serves both.
  const notices = useCall('listMessages', { limit: 5 }, { shares: true })
  const pathname = page.status === 'starting' ? '' : page.visit.pathname
  const reads = useAtomValue(messageReadsAtom, { store: atriumStore })
  // Messages are read on other pages and on this one, so the number is read again after either.
  const handleMove = useEffectEvent(() => notices.status !== 'loading' && notices.reload())
  useEffect(() => void handleMove(), [pathname, reads])
  const count = notices.status === 'done' ? notices.data.unread : 0
  return (
    <>
      <UnreadChats />
      <a
        className="atrium-icon-button"
        href={url}
        aria-label={count > 0 ? t('messages.unread', { count }) : t('messages')}
      >
        <Icon name="message" />
        {count > 0 && <span className="atrium-badge">{count > 99 ? '99+' : count}</span>}
      </a>
    </>
  )
}
