import type { FoundMessage } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Box, ListItem, ListItemButton, Typography } from '@mui/material'
import { Link } from 'react-router'
import { useMoments } from '../../moments/use-moments.ts'
import { partsAt } from './parts-at.ts'

type Props = { message: FoundMessage; search: string; to: string }

/** A message that was found: where and when it was said, and what was looked for in it. */
export function FoundRow({ message: { name, author, isOwn, isFile, text, sentAt }, search, to }: Props) {
  const t = useText()
  const { short } = useMoments()
  const [before, found, after] = partsAt(text, search)
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={to} sx={{ display: 'block', py: 2 }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
          <Typography sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {name}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {short(sentAt)}
          </Typography>
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {isOwn ? t('log.you') : author}
          {t('search.colon')}
          {isFile && `${t('search.file')} `}
          {before}
          <Box component="mark" sx={{ bgcolor: 'action.selected', color: 'text.primary', fontWeight: 600 }}>
            {found}
          </Box>
          {after}
        </Typography>
      </ListItemButton>
    </ListItem>
  )
}
