import type { Conversation } from '@atrium/shared-utility/contract'
import { useSession, useText } from '@atrium/shared-utility/react'
import { EmptyState } from '@atrium/shared-utility/ui'
import { Box, Button, Typography } from '@mui/material'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { isOtherDay, useMoments } from '../../moments/use-moments.ts'
import { KeptNote } from '../kept/KeptNote.tsx'
import { MessageReaders } from '../reading/MessageReaders.tsx'
import type { Jump } from './jump.ts'
import type { Held, HeldMessage } from './held-messages.ts'
import { LoggedMessage } from './LoggedMessage.tsx'
import { RecallDialog } from './RecallDialog.tsx'
import type { Messages } from './use-messages.ts'
import { useRecallable } from './use-recallable.ts'
import { useScroll } from './use-scroll.ts'

type Props = {
  about: Conversation
  held: Held
  /** The message that the address leads to. */
  jump: Jump | null
  messages: Pick<Messages, 'older' | 'newer' | 'toEnd' | 'again'>
  /** Hears whether the reader has the end before them. */
  onAtEnd: (isAtEnd: boolean) => void
  /** True for reading only. */
  isPreview: boolean
  /** Changes when something was added below. */
  ownCount: number
  onSeenTo: (seq: number) => void
  /** Goes to a message that another one quotes. */
  onJump: (conversationId: string, seq: number) => void
  /** Null where nothing is written. */
  onQuote: ((message: HeldMessage) => void) | null
  /** What is not on the server yet. */
  children: ReactNode
}

/** What was written, day by day. It reads on at both ends as one scrolls, and stays at the end where one is there. */
export function MessageLog(props: Props) {
  const { about, held, jump, messages, onAtEnd, isPreview, ownCount, onSeenTo, onJump, onQuote, children } = props
  const t = useText()
  const { name, kind, readByOther } = about
  const { userId } = useSession()
  const { day } = useMoments()
  const { hasOlder, hasNewer } = held
  const list = held.list.filter(({ seq }) => seq > about.removedTo)
  const box = useRef<HTMLDivElement>(null)
  const { handleScroll, isReading, readOlder, readNewer, goToEnd } = useScroll(box, {
    held,
    jump,
    ownCount,
    onAtEnd,
    onOlder: messages.older,
    onNewer: messages.newer,
    onEnd: messages.toEnd,
    onSeenTo,
  })
  const [recalling, setRecalling] = useState<number | null>(null)
  const recallable = useRecallable({ list, clock: held.clock }, userId)
  const newestOwn = kind === 'group' ? list.findLast((one) => one.authorId === userId && !one.isRecalled) : undefined
  const lastRead = list.findLast(({ authorId, seq }) => authorId === userId && seq <= readByOther)
  return (
    <Box
      ref={box}
      role="log"
      aria-label={t(kind === 'group' ? 'log.labelGroup' : 'log.label', { name })}
      aria-busy={isReading}
      tabIndex={0}
      onScroll={handleScroll}
      sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overflowAnchor: 'none', px: 4, py: 3 }}
    >
      {hasOlder && (
        <Button fullWidth onClick={() => void readOlder()}>
          {t('log.older')}
        </Button>
      )}
      {!hasOlder && <KeptNote />}
      {list.length === 0 && ownCount === 0 && (
        <EmptyState icon="chat" title={t('log.none')} {...(kind === 'direct' && { description: t('log.noneHelp') })} />
      )}
      {list.map((message, index) => (
        <Fragment key={`${message.authorId} ${message.messageId}`}>
          {isOtherDay(list[index - 1]?.sentAt, message.sentAt) && <DayLine>{day(message.sentAt)}</DayLine>}
          <LoggedMessage
            conversationId={about.id}
            message={message}
            isFound={message.seq === jump?.seq}
            onJump={onJump}
            isGroup={kind === 'group'}
            footnote={message === newestOwn && <MessageReaders conversationId={about.id} seq={message.seq} />}
            isLastRead={message.seq === lastRead?.seq}
            onRecall={!isPreview && recallable.has(message.seq) ? setRecalling : null}
            onQuote={onQuote}
          />
        </Fragment>
      ))}
      {hasNewer && <WayOn onNewer={() => void readNewer()} onEnd={goToEnd} />}
      {children}
      {recalling !== null && (
        <RecallDialog
          conversationId={about.id}
          seq={recalling}
          onDone={() => {
            setRecalling(null)
            void messages.again()
          }}
          onClose={() => setRecalling(null)}
        />
      )}
    </Box>
  )
}

/** What is below where there is more than is drawn. */
function WayOn({ onNewer, onEnd }: { onNewer: () => void; onEnd: () => void }) {
  const t = useText()
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', gap: 2 }}>
      <Button onClick={onNewer}>{t('log.newer')}</Button>
      <Button onClick={onEnd}>{t('log.toEnd')}</Button>
    </Box>
  )
}

function DayLine({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ textAlign: 'center', my: 3 }}>
      {children}
    </Typography>
  )
}
