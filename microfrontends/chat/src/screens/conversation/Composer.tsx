import { longestChatMessage } from '@atrium/shared-utility/contract'
import { isOfInputMethod, useText } from '@atrium/shared-utility/react'
import { Box, Button, FormHelperText, OutlinedInput } from '@mui/material'
import { type KeyboardEvent, useId, useState } from 'react'

/** Where one writes. Enter sends, Shift and Enter begins another line. */
export function Composer({ onSend }: { onSend: (text: string) => void }) {
  const t = useText()
  const [text, setText] = useState('')
  const helpId = useId()
  const over = text.trim().length - longestChatMessage
  const canSend = text.trim() !== '' && over <= 0
  const send = () => {
    if (!canSend) return
    onSend(text.trim())
    setText('')
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isOfInputMethod(event)) return
    event.preventDefault()
    send()
  }
  return (
    <Box sx={{ p: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}>
        <OutlinedInput
          multiline
          maxRows={6}
          fullWidth
          sx={{ px: 3, py: 1.5 }}
          value={text}
          error={over > 0}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKey}
          placeholder={t('composer.placeholder')}
          slotProps={{ input: { 'aria-label': t('composer.label'), 'aria-describedby': helpId, enterKeyHint: 'send' } }}
        />
        <Button variant="contained" onClick={send} disabled={!canSend}>
          {t('composer.send')}
        </Button>
      </Box>
      <FormHelperText id={helpId} error component="output">
        {over > 0 ? t('composer.tooLong', { most: longestChatMessage, over }) : null}
      </FormHelperText>
    </Box>
  )
}
