import { useState } from 'react'
import { Box, IconButton, Typography } from '@mui/material'
import { Icon } from './Icon.tsx'
import { useUiText } from '../words/ui-text.ts'

type Props = {
  /** What the text is, in a word or two. */
  label: string
  text: string
}

/** Small print that can be copied: a request id, a one-use password. */
export function CopyText({ label, text }: Props) {
  const t = useUiText()
  const [outcome, setOutcome] = useState<'idle' | 'done' | 'failed'>('idle')
  const handleCopy = async () => setOutcome((await copy(text)) ? 'done' : 'failed')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 1 }}>
      <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {label}{' '}
        <Box component="code" sx={{ fontFamily: 'ui-monospace, Menlo, Consolas, monospace', userSelect: 'all' }}>
          {text}
        </Box>
      </Typography>
      <IconButton size="small" aria-label={t('copy.do', { what: label })} onClick={handleCopy}>
        <Icon name={outcome === 'done' ? 'check' : 'copy'} size={16} />
      </IconButton>
      <Typography variant="caption" color="textSecondary" component="output">
        {outcome === 'idle' ? '' : t(`copy.${outcome}`)}
      </Typography>
    </Box>
  )
}

/** Plain http and some messengers give pages no clipboard; the text can still be selected by hand. */
async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
