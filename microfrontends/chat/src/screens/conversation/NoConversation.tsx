import type { Problem } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { Link } from 'react-router'

type Props = {
  problem: Problem
  onRetry: () => void
  /** The address of the list, on a phone, where this stands alone and is the heading of the page. */
  backTo: string | null
}

/** Why a conversation cannot be read, and the way back to the others. */
export function NoConversation({ problem, onRetry, backTo }: Props) {
  const t = useText()
  const back = backTo !== null && (
    <Button component={Link} to={backTo}>
      {t('chat.back')}
    </Button>
  )
  return (
    <Box sx={{ p: 4 }}>
      <ProblemNotice problem={problem} onRetry={onRetry} isPage={backTo !== null} actions={back} />
    </Box>
  )
}
