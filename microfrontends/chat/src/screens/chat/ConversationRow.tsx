import type { Conversation } from '@atrium/shared-utility/contract'
import { type Translate, useText } from '@atrium/shared-utility/react'
import { PersonAvatar, visuallyHidden } from '@atrium/shared-utility/ui'
import { Badge, Box, ListItem, ListItemButton, Typography } from '@mui/material'
import { Link } from 'react-router'
import { useMoments } from '../../moments/use-moments.ts'
import { saidOf } from '../../cards/said-of.ts'

type Props = { conversation: Conversation; to: string; isOpen: boolean }

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export function ConversationRow({ conversation, to, isOpen }: Props) {
  const t = useText()
  const { short } = useMoments()
  const { id, userId, name, picture, lastAt, unread } = conversation
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        selected={isOpen}
        aria-current={isOpen ? 'page' : undefined}
        sx={{ gap: 3, py: 2 }}
      >
        <Badge badgeContent={unread} max={99} color="error" aria-hidden>
          <PersonAvatar id={userId ?? id} name={name} picture={picture} size={40} />
        </Badge>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
            <Typography sx={{ ...oneLine, flex: 1, fontWeight: unread > 0 ? 600 : 400 }}>{name}</Typography>
            <Typography variant="caption" color="textSecondary">
              {short(lastAt)}
            </Typography>
          </Box>
          <Typography variant="body2" color="textSecondary" sx={oneLine}>
            {saidLast(conversation, t)}
          </Typography>
          {unread > 0 && <span style={visuallyHidden}>{t('chat.unread', { count: unread })}</span>}
        </Box>
      </ListItemButton>
    </ListItem>
  )
}

/** The last message; in a group, and of one's own, with who wrote it. */
function saidLast({ kind, last }: Conversation, t: Translate) {
  if (last === null) return ''
  const { isOwn, author, isRecalled } = last
  const text = saidOf(last, t)
  if (isRecalled) return isOwn ? t('recall.byOneself') : t('recall.by', { author })
  if (isOwn) return t('chat.own', { text })
  return kind === 'group' ? t('chat.said', { author, text }) : text
}
