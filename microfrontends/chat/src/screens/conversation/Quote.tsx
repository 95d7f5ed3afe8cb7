import type { QuotedMessage } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { saidOf } from '../../cards/said-of.ts'
import { Box, ButtonBase, Typography } from '@mui/material'

type Props = {
  quoted: QuotedMessage
  /** Leads to the message. */
  onJump?: (seq: number) => void
}

/** The message that another one answers: its author and its beginning, or the reason why they are not shown. */
export function Quote({ quoted, onJump }: Props) {
  const t = useText()
  const { seq, state, author } = quoted
  const text = saidOf(quoted, t)
  return (
    <Box
      component="blockquote"
      aria-label={state === 'shown' ? t('quote.of', { author }) : t('quote.label')}
      sx={{ m: 0, mb: 2, pl: 2, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' }}
    >
      {state === 'shown' && (
        <Typography variant="caption" component="div" sx={{ fontWeight: 500 }}>
          {author}
        </Typography>
      )}
      {state === 'shown' && onJump !== undefined ? (
        <ButtonBase onClick={() => onJump(seq)} sx={{ textAlign: 'start', minHeight: 24 }}>
          <Typography variant="body2" component="span" sx={twoLines}>
            {text}
          </Typography>
        </ButtonBase>
      ) : (
        <Typography variant="body2" component="div" sx={twoLines}>
          {state === 'shown' ? text : t(`quote.${state}`)}
        </Typography>
      )}
    </Box>
  )
}

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const
