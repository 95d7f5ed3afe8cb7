import { useSession, useText } from '@atrium/shared-utility/react'
import { Button, Typography } from '@mui/material'
import { memo, type ReactNode } from 'react'
import { useMoments } from '../../moments/use-moments.ts'
import { MessageCard } from '../../cards/MessageCard.tsx'
import { MessageFiles } from '../../files/MessageFiles.tsx'
import type { HeldMessage } from './held-messages.ts'
import { MessageBubble } from './MessageBubble.tsx'

/** As large as it has to be for a finger, and in a line of small text. */
const inLine = { py: 0, my: -2, minWidth: 0 }

type Props = {
  conversationId: string
  message: HeldMessage
  isGroup: boolean
  /** True for the message that the address leads to. */
  isFound: boolean
  onJump: (conversationId: string, seq: number) => void
  /** What stands under it. */
  footnote?: ReactNode
  /** The last message of this person that the other one has read. */
  isLastRead: boolean
  /** Null where it cannot be recalled, or no longer. */
  onRecall: ((seq: number) => void) | null
  /** Null where nothing is written. */
  onQuote: ((message: HeldMessage) => void) | null
}

/** A message that the server has, or the word that it was recalled. Drawn anew only for what it shows: a log holds hundreds. */
export const LoggedMessage = memo(function LoggedMessage(props: Props) {
  const { conversationId, message, isGroup, isFound, onJump, isLastRead, footnote, onRecall, onQuote } = props
  const t = useText()
  const { userId } = useSession()
  const { time } = useMoments()
  const { seq, authorId, author, text, files, card, quoted, sentAt, isRecalled, people } = message
  const isOwn = authorId === userId
  if (isRecalled)
    return (
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        data-seq={seq}
        tabIndex={-1}
        sx={{ textAlign: 'center', mb: 3, overflowWrap: 'anywhere' }}
      >
        {isOwn ? t('recall.byOneself') : t('recall.by', { author })}
      </Typography>
    )
  return (
    <MessageBubble
      seq={seq}
      text={text}
      people={people}
      quoted={quoted}
      isFound={isFound}
      onJump={(to) => onJump(conversationId, to)}
      author={isGroup && !isOwn ? author : undefined}
      isOwn={isOwn}
      time={time(sentAt)}
      attached={
        <>
          {files.length > 0 && <MessageFiles conversationId={conversationId} files={files} />}
          {card !== null && <MessageCard card={card} />}
        </>
      }
      label={t('log.said', { author: isOwn ? t('log.you') : author, time: time(sentAt) })}
    >
      {footnote}
      {isLastRead && <span>{t('log.read')}</span>}
      {onQuote !== null && (
        <Button data-act size="small" color="inherit" onClick={() => onQuote(message)} sx={inLine}>
          {t('quote.quote')}
        </Button>
      )}
      {onRecall !== null && (
        <Button size="small" color="inherit" onClick={() => onRecall(seq)} sx={inLine}>
          {t('recall.recall')}
        </Button>
      )}
    </MessageBubble>
  )
})
