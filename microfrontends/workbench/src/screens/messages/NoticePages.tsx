import type { Message } from '@atrium/shared-utility/contract'
import { useState } from 'react'
import { NoticePage } from './NoticePage.tsx'
import { OlderNotices } from './OlderNotices.tsx'

/** The newest page, then the older ones as they are asked for; each is known by the message it follows. */
export function NoticePages({ newest }: { newest: Message[] }) {
  const [cursors, setCursors] = useState<string[]>([])
  const handleOlder = (after: string) => setCursors([...cursors, after])
  return (
    <>
      <NoticePage notices={newest} isLast={cursors.length === 0} onOlder={handleOlder} />
      {cursors.map((after, index) => (
        <OlderNotices key={after} after={after} isLast={index === cursors.length - 1} onOlder={handleOlder} />
      ))}
    </>
  )
}
