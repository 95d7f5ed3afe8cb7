import type { MobilePackage } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, NameLink, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { List, ListItem, ListItemText } from '@mui/material'

const shown = 20

/** The enterprises that have a package, the first of them by name. */
export function Havers({ row }: { row: MobilePackage }) {
  const t = useText()
  const format = useFormat()
  const { platform, id, toAll } = row
  const havers = useCall('listPackageEnterprises', { platform, id, iDisplayLength: shown })
  return (
    <Section title={t('package.enterprises')} note={toAll ? t('packages.all') : undefined}>
      {havers.status === 'failed' && <ProblemNotice problem={havers.problem} onRetry={havers.reload} />}
      {havers.status === 'loading' && <ListSkeleton rows={3} />}
      {havers.status === 'done' && (
        <List disablePadding aria-label={t('package.enterprises')}>
          {havers.data.list.map((one) => (
            <ListItem key={one.entid} disableGutters>
              <ListItemText
                primary={<NameLink to={`/sysop/enterprise/${one.entid}`} text={one.name} />}
                secondary={t('package.downloadCount', { count: one.downloads })}
              />
            </ListItem>
          ))}
          {havers.data.total > shown && (
            <ListItem disableGutters>
              <ListItemText secondary={t('package.more', { shown, total: format.number(havers.data.total) })} />
            </ListItem>
          )}
        </List>
      )}
    </Section>
  )
}
