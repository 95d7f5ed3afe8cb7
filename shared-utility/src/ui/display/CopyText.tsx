import { Box, IconButton, Typography } from '@mui/material'
import { Icon } from './Icon.tsx'
import { useCopy } from './use-copy.ts'
import { useUiText } from '../words/ui-text.ts'

/** The room that the button has behind the last word, on a touch screen as well: so it stays beside that word. */
const room = '44px'

type Props = {
  /** What the text is, in a word or two. */
  label: string
  /** What the button says that it copies, where the label says more than that. */
  what?: string
  text: string
}

/** Small print that can be copied: a request id, a one-use password. */
export function CopyText({ label, what = label, text }: Props) {
  const t = useUiText()
  const { outcome, copy } = useCopy(text)
  return (
    <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      <Typography variant="caption" color="textSecondary">
        {label}{' '}
        <Box
          component="code"
          sx={{ fontFamily: 'ui-monospace, Menlo, Consolas, monospace', userSelect: 'all', pr: room }}
        >
          {text}
        </Box>
      </Typography>
      <IconButton size="small" aria-label={t('copy.do', { what })} onClick={copy} sx={{ ml: `-${room}` }}>
        <Icon name={outcome === 'done' ? 'check' : 'copy'} size={16} />
      </IconButton>
      <Typography variant="caption" color="textSecondary" component="output">
        {outcome === 'idle' ? '' : t(`copy.${outcome}`)}
      </Typography>
    </Box>
  )
}
