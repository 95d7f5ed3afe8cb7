import { useText } from '@atrium/shared-utility/react'
import { Section } from '@atrium/shared-utility/ui'
import { List, ListItem, ListItemText, Typography } from '@mui/material'
import type { Enterprise } from './enterprise-words.ts'

type Props = Pick<Enterprise, 'administrators'>

/** Who administers the enterprise. */
export function Administrators({ administrators }: Props) {
  const t = useText()
  return (
    <Section title={t('enterprise.administrators')}>
      {administrators.length === 0 && <Typography color="textSecondary">{t('enterprise.noAdministrators')}</Typography>}
      <List disablePadding aria-label={t('enterprise.administrators')}>
        {administrators.map(({ userid, name, loginId }) => (
          <ListItem key={userid} disableGutters>
            <ListItemText primary={name} secondary={loginId} />
          </ListItem>
        ))}
      </List>
    </Section>
  )
}
