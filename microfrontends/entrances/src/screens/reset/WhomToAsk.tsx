import { List, ListItem, Typography } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { EntrancePage } from '@atrium/shared-utility/ui'
import { ToSignIn } from './ToSignIn.tsx'

/** The people who can help, by where the person belongs; no name is told, because strangers read this page, too. */
export function WhomToAsk() {
  const t = useText()
  return (
    <EntrancePage title={t('reset.title')}>
      <Typography>{t('reset.ask')}</Typography>
      <List disablePadding sx={{ listStyle: 'disc', pl: 6 }}>
        {(['one', 'several', 'operator'] as const).map((who) => (
          <ListItem key={who} disablePadding sx={{ display: 'list-item', mb: 2 }}>
            {t(`reset.ask.${who}`)}
          </ListItem>
        ))}
      </List>
      <ToSignIn />
    </EntrancePage>
  )
}
