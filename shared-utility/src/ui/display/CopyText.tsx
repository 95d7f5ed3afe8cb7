import { Box, IconButton, Typography } from '@mui/material'
import { Icon } from './Icon.tsx'
import { useCopy } from './use-copy.ts'
import { useUiText } from '../words/ui-text.ts'

type Props = {
  /** What the text is, in a word or two. */
  label: string
  text: string
}

/** Small print that can be copied: a request id, a one-use password. */
export function CopyText({ label, text }: Props) {
  const t = useUiText()
  const { outcome, copy } = useCopy(text)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 1 }}>
      <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {label}{' '}
        <Box component="code" sx={{ fontFamily: 'ui-monospace, Menlo, Consolas, monospace', userSelect: 'all' }}>
          {text}
        </Box>
      </Typography>
      <IconButton size="small" aria-label={t('copy.do', { what: label })} onClick={copy}>
        <Icon name={outcome === 'done' ? 'check' : 'copy'} size={16} />
      </IconButton>
      <Typography variant="caption" color="textSecondary" component="output">
        {outcome === 'idle' ? '' : t(`copy.${outcome}`)}
      </Typography>
    </Box>
  )
}
