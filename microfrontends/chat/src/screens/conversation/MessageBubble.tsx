import type { QuotedMessage } from '@atrium/shared-utility/contract'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { MessageText } from './MessageText.tsx'
import { Quote } from './Quote.tsx'

type Props = {
  text: string
  /** The names of those whom it mentions, by id. */
  people: Readonly<Record<string, string>>
  quoted: QuotedMessage | null
  isOwn: boolean
  /** The author, where that is not plain from its side. */
  author?: string | undefined
  /** The author and the time, for a screen reader. */
  label: string
  time: string
  /** The number that the server gave it. */
  seq?: number
  /** True for the message that the address leads to. */
  isFound?: boolean
  onJump?: (seq: number) => void
  /** What was sent with it. */
  attached?: ReactNode
  /** What became of it. */
  children?: ReactNode
}

/** One message: one's own on the right, those of others on the left. */
export function MessageBubble(props: Props) {
  const { text, people, quoted, isOwn, author, label, time, seq, isFound = false, onJump, attached, children } = props
  return (
    <Box
      component="article"
      aria-label={label}
      data-seq={seq}
      tabIndex={-1}
      aria-current={isFound ? 'true' : undefined}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: isOwn ? 'flex-end' : 'flex-start',
        mb: 3,
        outline: 'none',
        // What one does with a message shows where one is; a screen that is touched has no such place.
        '@media (hover: hover)': {
          '& [data-act]': { opacity: 0 },
          '&:hover [data-act], &:focus-within [data-act]': { opacity: 1 },
        },
      }}
    >
      {author !== undefined && (
        <Typography variant="caption" color="textSecondary" aria-hidden>
          {author}
        </Typography>
      )}
      <Box
        sx={{
          maxWidth: { xs: '88%', md: '72%' },
          px: 3,
          py: 2,
          borderRadius: 2,
          border: 1,
          borderColor: isOwn ? 'primary.main' : 'divider',
          bgcolor: isOwn ? 'background.paper' : 'background.default',
          outline: isFound ? '2px solid' : 'none',
          outlineColor: 'primary.main',
          outlineOffset: 2,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {quoted !== null && <Quote quoted={quoted} {...(onJump && { onJump })} />}
        {text !== '' && <MessageText text={text} people={people} />}
        {attached}
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        component="div"
        sx={{ display: 'flex', flexDirection: isOwn ? 'row-reverse' : 'row', alignItems: 'center', gap: 2, mt: 1 }}
      >
        <span aria-hidden>{time}</span>
        {children}
      </Typography>
    </Box>
  )
}
