import { List, ListItem, ListItemText, Typography } from '@mui/material'
import type { Message } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'

/** What was said on one day. */
export function DayMessages({ day, list }: { day: string; list: readonly Message[] }) {
  const t = useText()
  const format = useFormat()
  return (
    <section>
      <Typography variant="h2">{format.date(`${day}T12:00:00`)}</Typography>
      {list.length === 0 && <Typography color="text.secondary">{t('none')}</Typography>}
      <List disablePadding>
        {list.map(({ id, title, createdAt, read }) => (
          <ListItem key={id} disableGutters divider>
            <ListItemText
              primary={title}
              secondary={format.dateTime(createdAt)}
              slotProps={{ primary: { sx: { fontWeight: read ? 400 : 600 } } }}
            />
          </ListItem>
        ))}
      </List>
    </section>
  )
}
