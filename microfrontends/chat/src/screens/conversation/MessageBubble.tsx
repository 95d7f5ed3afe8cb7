import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { linkedParts } from './linked-parts.ts'

type Props = {
  text: string
  isOwn: boolean
  /** The author, where that is not plain from its side. */
  author?: string | undefined
  /** The author and the time, for a screen reader. */
  label: string
  time: string
  /** The number that the server gave it. */
  seq?: number
  /** What became of it. */
  children?: ReactNode
}

/** One message: one's own on the right, those of others on the left. */
export function MessageBubble({ text, isOwn, author, label, time, seq, children }: Props) {
  return (
    <Box
      component="article"
      aria-label={label}
      data-seq={seq}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: isOwn ? 'flex-end' : 'flex-start', mb: 3 }}
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
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {linkedParts(text).map(({ text: part, href }, index) =>
          href === undefined ? (
            part
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- parts of one text that never change their places
            <Link key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
              {part}
            </Link>
          ),
        )}
      </Box>
      <Typography variant="caption" color="textSecondary" component="div" sx={{ display: 'flex', gap: 2, mt: 1 }}>
        <span aria-hidden>{time}</span>
        {children}
      </Typography>
    </Box>
  )
}
