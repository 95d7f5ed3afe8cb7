import { isLinkTarget } from '../../contract/index.ts'
import { isOfInputMethod, useText } from '../../react/index.ts'
import { Box, Button, FormHelperText, OutlinedInput } from '@mui/material'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'

type Props = { onLink: (href: string | null) => void; onClose: () => void }

/** Where the selected text leads. */
export function LinkField({ onLink, onClose }: Props) {
  const t = useText()
  const noteId = useId()
  const frame = useRef<HTMLDivElement>(null)
  // A person who asked for it is about to write there.
  useEffect(() => frame.current?.querySelector('input')?.focus(), [])
  const [href, setHref] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const handleSet = () => (isLinkTarget(href.trim()) ? onLink(href.trim()) : setIsRefused(true))
  const handleKey = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== 'Escape') || isOfInputMethod(event)) return
    // The keys must not reach the form: it would be sent, or closed.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') handleSet()
    else onClose()
  }
  return (
    <Box ref={frame} sx={{ pt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <OutlinedInput
          size="small"
          value={href}
          error={isRefused}
          placeholder="https://"
          sx={{ flex: '1 1 160px' }}
          slotProps={{ input: { 'aria-label': t('editor.address'), 'aria-describedby': noteId } }}
          onChange={(event) => setHref(event.target.value)}
          onKeyDown={handleKey}
        />
        <Button onClick={handleSet}>{t('editor.setLink')}</Button>
        <Button color="inherit" onClick={() => onLink(null)}>
          {t('editor.removeLink')}
        </Button>
      </Box>
      <FormHelperText id={noteId} error={isRefused}>
        {t('editor.addressHelp')}
      </FormHelperText>
    </Box>
  )
}
