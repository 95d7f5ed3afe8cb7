import type { UserAccount } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { Section } from '@atrium/shared-utility/ui'
import { List, ListItem, ListItemText, Typography } from '@mui/material'

type Props = Pick<UserAccount, 'factors'>

/** What proves the person beside their password. */
export function Factors({ factors }: Props) {
  const t = useText()
  const format = useFormat()
  return (
    <Section title={t('person.factors')}>
      {factors.length === 0 && <Typography color="textSecondary">{t('person.noFactors')}</Typography>}
      <List disablePadding aria-label={t('person.factors')} hidden={factors.length === 0}>
        {factors.map(({ kind, name, since, lastUsedAt }) => (
          <ListItem key={`${kind} ${since}`} disableGutters>
            <ListItemText
              primary={
                name ? t('person.factorNamed', { kind: t(`factorKind.${kind}`), name }) : t(`factorKind.${kind}`)
              }
              secondary={
                lastUsedAt === null
                  ? t('person.factorSince', { date: format.date(since) })
                  : t('person.factorUsed', { date: format.date(since), used: format.dateTime(lastUsedAt) })
              }
            />
          </ListItem>
        ))}
      </List>
    </Section>
  )
}
