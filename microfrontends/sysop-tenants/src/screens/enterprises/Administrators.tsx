import { useText } from '@atrium/shared-utility/react'
import { Section } from '@atrium/shared-utility/ui'
import { Link, List, ListItem, ListItemText, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { personPath } from '../../person-path.ts'
import type { Enterprise } from './enterprise-words.ts'

type Props = Pick<Enterprise, 'administrators'> & {
  /** False for a reader who has no page of a person. */
  hasPages?: boolean
}

/** The people who administer the enterprise. */
export function Administrators({ administrators, hasPages = true }: Props) {
  const t = useText()
  return (
    <Section title={t('enterprise.administrators')}>
      {administrators.length === 0 && <Typography color="textSecondary">{t('enterprise.noAdministrators')}</Typography>}
      <List disablePadding aria-label={t('enterprise.administrators')}>
        {administrators.map(({ userid, name, loginId }) => (
          <ListItem key={userid} disableGutters>
            <ListItemText
              primary={
                hasPages ? (
                  <Link component={RouterLink} to={personPath(userid)}>
                    {name}
                  </Link>
                ) : (
                  name
                )
              }
              secondary={loginId}
            />
          </ListItem>
        ))}
      </List>
    </Section>
  )
}
