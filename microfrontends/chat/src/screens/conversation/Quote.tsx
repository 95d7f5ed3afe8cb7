import type { QuotedMessage } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Box, Typography } from '@mui/material'

/** The message that another one answers: who wrote it and how it begins, or why that is not shown. */
export function Quote({ quoted: { state, author, text } }: { quoted: QuotedMessage }) {
  const t = useText()
  return (
    <Box
      component="blockquote"
      aria-label={state === 'shown' ? t('quote.of', { author }) : t('quote.label')}
      sx={{ m: 0, mb: 2, pl: 2, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' }}
    >
      {state === 'shown' && (
        <Typography variant="caption" component="div" sx={{ fontWeight: 600 }}>
          {author}
        </Typography>
      )}
      <Typography variant="body2" component="div" sx={twoLines}>
        {state === 'shown' ? text : t(`quote.${state}`)}
      </Typography>
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
