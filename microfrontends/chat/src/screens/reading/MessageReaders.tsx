import { useLive } from '@atrium/shared-utility/live'
import { useCall, useText } from '@atrium/shared-utility/react'
import { PersonAvatar } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { ReadersDialog } from './ReadersDialog.tsx'

type Props = { conversationId: string; seq: number }

/** So many are drawn beside the number. */
const mostDrawn = 3

/** How many have read the newest message of this person in a group. A press lists them. */
export function MessageReaders({ conversationId, seq }: Props) {
  const t = useText()
  const readers = useCall('getMessageReaders', { conversationId, seq, most: mostDrawn }, { keepPrevious: true })
  const [isListing, setIsListing] = useState(false)
  useLive('chat', (news) => {
    if ((news === null || news.conversationId === conversationId) && readers.status !== 'loading') readers.reload()
  })
  if (readers.status !== 'done' || readers.data.of === 0) return null
  const { read, of, hidden, list } = readers.data
  const said = read === 0 ? t('read.none') : read === of && hidden === 0 ? t('read.all') : t('read.some', { read, of })
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setIsListing(true)} sx={{ py: 0, my: -2, gap: 1 }}>
        <span aria-hidden style={{ display: 'flex', gap: 2 }}>
          {list
            .filter(({ hasRead }) => hasRead)
            .map(({ userId, name, picture }) => (
              <PersonAvatar key={userId} id={userId} name={name} picture={picture} size={18} />
            ))}
        </span>
        {said}
      </Button>
      {isListing && <ReadersDialog conversationId={conversationId} seq={seq} onClose={() => setIsListing(false)} />}
    </>
  )
}
