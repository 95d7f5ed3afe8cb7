import { useAction } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'

type Props = { userId: string; onOpen: (conversationId: string) => void }

/** Opens the conversation with the person whom a link names, as the card of a colleague does. */
export function OpenWith({ userId, onOpen }: Props) {
  const open = useAction('openConversation')
  const [attempt, setAttempt] = useState(0)
  const begin = useEffectEvent(async () => {
    const result = await open.run({ userId })
    if (result.status === 'done') onOpen(result.data.conversationId)
  })
  useEffect(() => void begin(), [userId, attempt])
  if (open.status !== 'failed') return null
  return (
    <Box sx={{ mt: 4 }}>
      <ProblemNotice problem={open.problem} onRetry={() => setAttempt(attempt + 1)} />
    </Box>
  )
}
