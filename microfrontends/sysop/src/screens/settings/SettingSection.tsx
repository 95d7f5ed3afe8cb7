import { PortalLink, useFormat, useSession, useText } from '@atrium/shared-utility/react'
import { FactList, Section } from '@atrium/shared-utility/ui'
import { Alert, Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'

type Props = {
  name: string
  setting: {
    version: number
    isByEnvironment: boolean
    changedAt: string | null
    changedBy: string | null
    auditId: string | null
  }
  facts: readonly { label: string; value: ReactNode }[]
  /** Only root operators change it; the others read so. */
  isRootOnly?: boolean
  /** What can be done with it; changing it is not among it where the environment says it. */
  children: ReactNode
}

/** One setting: what it does, what it is, who changed it last. */
export function SettingSection({ name, setting, facts, isRootOnly = false, children }: Props) {
  const t = useText()
  const { isRoot = false } = useSession()
  return (
    <Section title={t(`settings.${name}`)} note={t(`settings.${name}.effect`)}>
      {setting.isByEnvironment && <Alert severity="info">{t('settings.byEnvironment')}</Alert>}
      <FactList facts={facts} />
      <LastChange {...setting} />
      {isRootOnly && !isRoot ? (
        <Typography variant="body2" color="textSecondary">
          {t('settings.rootOnly')}
        </Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{children}</Box>
      )}
    </Section>
  )
}

function LastChange({ changedAt, changedBy, auditId }: Props['setting']) {
  const t = useText()
  const format = useFormat()
  return (
    <Typography variant="body2" color="textSecondary">
      {changedAt === null
        ? t('settings.neverChanged')
        : t('settings.changed', { at: format.dateTime(changedAt), by: changedBy ?? t('settings.somebody') })}
      {auditId !== null && (
        <>
          {' '}
          <Link component={PortalLink} href={`/sysop/audit/${auditId}`}>
            {t('settings.record')}
          </Link>
        </>
      )}
    </Typography>
  )
}
