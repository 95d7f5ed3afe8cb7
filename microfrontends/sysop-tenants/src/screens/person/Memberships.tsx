import { type UserAccount, userTypeName } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { Section, StatusChip, userTones } from '@atrium/shared-utility/ui'
import { Link, List, ListItem, ListItemText, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { enterprisePath } from '../../enterprise-path.ts'

type Props = Pick<UserAccount, 'memberships'>

/** The enterprises of a person, each a link to its page. */
export function Memberships({ memberships }: Props) {
  const t = useText()
  const format = useFormat()
  return (
    <Section title={t('person.memberships')}>
      {memberships.length === 0 && <Typography color="textSecondary">{t('person.noMemberships')}</Typography>}
      <List disablePadding aria-label={t('person.memberships')} hidden={memberships.length === 0}>
        {memberships.map(({ entid, entName, userType, membership, joinedAt }) => (
          <ListItem
            key={entid}
            disableGutters
            secondaryAction={
              membership === 'suspended' && (
                <StatusChip tone={userTones[membership]} label={t(`membershipState.${membership}`)} />
              )
            }
          >
            <ListItemText
              primary={
                <Link component={RouterLink} to={enterprisePath(entid)}>
                  {entName}
                </Link>
              }
              secondary={t('person.memberSince', {
                type: t(`userType.${userTypeName(userType)}`),
                date: format.date(joinedAt),
              })}
            />
          </ListItem>
        ))}
      </List>
    </Section>
  )
}
