import type { MobilePackage } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { List, ListItem, ListItemText, Typography } from '@mui/material'

const shown = 20

/** The people who fetched a package, the newest first. */
export function Downloads({ row }: { row: MobilePackage }) {
  const t = useText()
  const format = useFormat()
  const { platform, id } = row
  const downloads = useCall('listPackageDownloads', { platform, id, iDisplayLength: shown })
  return (
    <Section title={t('package.downloads')} note={t('package.downloadCount', { count: row.downloads })}>
      {downloads.status === 'failed' && <ProblemNotice problem={downloads.problem} onRetry={downloads.reload} />}
      {downloads.status === 'loading' && <ListSkeleton rows={3} />}
      {downloads.status === 'done' && downloads.data.total === 0 && (
        <Typography color="textSecondary">{t('package.noDownloads')}</Typography>
      )}
      {downloads.status === 'done' && downloads.data.total > 0 && (
        <List disablePadding aria-label={t('package.downloads')}>
          {downloads.data.list.map((one) => (
            <ListItem key={one.id} disableGutters>
              <ListItemText
                sx={{ overflowWrap: 'anywhere' }}
                primary={one.entName ?? t('package.byOperator', { name: one.linkedBy ?? '—' })}
                secondary={[
                  format.exact(one.at),
                  format.bytes(one.bytes),
                  t(one.isWhole ? 'package.whole' : 'package.part'),
                  one.ip,
                ].join(' · ')}
              />
            </ListItem>
          ))}
        </List>
      )}
    </Section>
  )
}
