import type { Conversation } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { GroupDialogs } from '../group/GroupDialogs.tsx'

type Props = {
  about: Conversation
  /** The address of the list, on a phone, where the conversation stands alone. */
  backTo: string | null
  isPreview: boolean
  onChanged: () => void
  onLeft: () => void
}

/** The other person, or the name of the group with the way to its people. */
export function ConversationHeader({ about, backTo, isPreview, onChanged, onLeft }: Props) {
  const t = useText()
  const [isShowing, setIsShowing] = useState(false)
  const { name, kind, people } = about
  return (
    <Box
      component="header"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, py: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {backTo !== null && (
        <IconButton component={Link} to={backTo} aria-label={t('chat.back')} edge="start">
          <Icon name="back" />
        </IconButton>
      )}
      <Typography
        variant="h3"
        component={backTo === null ? 'h2' : 'h1'}
        tabIndex={-1}
        sx={{ flex: 1, overflowWrap: 'anywhere', outline: 'none' }}
      >
        {name}
      </Typography>
      {kind === 'group' && !isPreview && (
        <Button size="small" onClick={() => setIsShowing(true)}>
          {t('group.members', { count: people })}
        </Button>
      )}
      {isShowing && (
        <GroupDialogs group={about} onChanged={onChanged} onLeft={onLeft} onClose={() => setIsShowing(false)} />
      )}
    </Box>
  )
}
