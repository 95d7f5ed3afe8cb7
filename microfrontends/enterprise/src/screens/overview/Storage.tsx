import { useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, Section } from '@atrium/shared-utility/ui'
import { LinearProgress, Typography } from '@mui/material'
import type { Overview } from './overview.ts'

/** What the files of the enterprise take of its room, and what they are kept for. */
export function Storage({ storage: { bytes, quotaBytes, kinds } }: Pick<Overview, 'storage'>) {
  const t = useText()
  const format = useFormat()
  const share = quotaBytes === null ? null : Math.min(100, Math.round((bytes / Math.max(1, quotaBytes)) * 100))
  const facts = kinds.map(({ kind, bytes: size }) => ({ label: t(`storageKind.${kind}`), value: format.bytes(size) }))
  return (
    <Section title={t('overview.storage')}>
      <Typography sx={{ fontSize: 24, fontWeight: 600 }}>{format.bytes(bytes)}</Typography>
      {share === null || quotaBytes === null ? (
        <Typography color="textSecondary">{t('overview.noQuota')}</Typography>
      ) : (
        <>
          <LinearProgress
            variant="determinate"
            value={share}
            color={share >= 90 ? 'warning' : 'primary'}
            aria-label={t('overview.storage')}
            sx={{ bgcolor: 'divider' }}
          />
          <Typography color="textSecondary">
            {t('overview.ofQuota', { share, quota: format.bytes(quotaBytes) })}
          </Typography>
        </>
      )}
      <FactList facts={facts} />
    </Section>
  )
}
