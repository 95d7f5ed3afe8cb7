import { Button } from '@mui/material'
import type { Message } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { useRead } from './use-read.ts'

export function ReadButton({ message: { id, title } }: { message: Message }) {
  const t = useText()
  const { isPending, read } = useRead()
  return (
    // Below the text its letters, not its invisible edge, stand in line with it.
    <Button
      size="small"
      loading={isPending}
      aria-label={t('messages.readOne', { title })}
      onClick={() => read({ id })}
      sx={{ ml: { xs: -2.5, sm: 0 } }}
    >
      {t('messages.read')}
    </Button>
  )
}
