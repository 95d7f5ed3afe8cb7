import type { Message } from '@atrium/shared-utility/contract'
import { useState } from 'react'
import { MessagePage } from './MessagePage.tsx'
import { OlderMessages } from './OlderMessages.tsx'

/** The newest page, then the older ones as they are asked for; each is known by the message it follows. */
export function MessagePages({ newest }: { newest: Message[] }) {
  const [cursors, setCursors] = useState<string[]>([])
  const handleOlder = (after: string) => setCursors([...cursors, after])
  return (
    <>
      <MessagePage messages={newest} isLast={cursors.length === 0} onOlder={handleOlder} />
      {cursors.map((after, index) => (
        <OlderMessages key={after} after={after} isLast={index === cursors.length - 1} onOlder={handleOlder} />
      ))}
    </>
  )
}
