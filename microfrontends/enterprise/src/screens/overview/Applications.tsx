import { useFormat, useText } from '@atrium/shared-utility/react'
import { ApplicationIcon, Figures, Section, useDepartmentName, type Figure } from '@atrium/shared-utility/ui'
import { List, ListItem, ListItemText, Typography } from '@mui/material'
import type { Overview } from './overview.ts'

const most = 10_000

type Props = Pick<Overview, 'applications'> & { leading: (figures: readonly Figure[]) => readonly Figure[] }

/** How many applications there are, and who used which of them, with the records of those that were built here. */
export function Applications({ applications: { total, visible, used }, leading }: Props) {
  const t = useText()
  const format = useFormat()
  const nameOf = useDepartmentName()
  const figures = [
    { key: 'total', count: total },
    { key: 'visible', count: visible },
  ].map((one) => ({
    ...one,
    label: t(`overview.applications.${one.key}`),
    href: '/enterprise/applications',
    isExact: true,
  }))
  const recordsIn = (records: number) => (records > most ? `${format.number(most)}+` : format.number(records))
  return (
    <Section title={t('overview.applications')}>
      <Figures figures={leading(figures)} />
      <Typography component="h3" sx={{ fontWeight: 500 }}>
        {t('overview.used')}
      </Typography>
      {used.length === 0 ? (
        t('overview.notUsed')
      ) : (
        <List dense disablePadding aria-label={t('overview.used')}>
          {used.map(({ id, name, nameEn, icon, color, people, records }) => (
            <ListItem key={id} disableGutters sx={{ gap: 3 }}>
              <ApplicationIcon id={id} name={nameOf({ name, nameEn })} icon={icon} color={color} />
              <ListItemText
                sx={{ overflowWrap: 'anywhere' }}
                primary={nameOf({ name, nameEn })}
                secondary={
                  records === null
                    ? t('overview.usedBy', { people })
                    : t('overview.usedWith', { people, records: recordsIn(records) })
                }
              />
            </ListItem>
          ))}
        </List>
      )}
    </Section>
  )
}
