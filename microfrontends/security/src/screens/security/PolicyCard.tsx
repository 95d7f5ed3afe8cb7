import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { Icon, StatusChip } from '@atrium/shared-utility/ui'
import { Fragment } from 'react'
import type { Policy } from './policy.ts'

type Props = {
  policy: Policy
  /** For whom, in words. */
  who: string
  onEdit: () => void
}

/** The two-step policy that holds now. */
export function PolicyCard({ policy, who, onEdit }: Props) {
  const t = useText()
  const format = useFormat()
  const { open, effectiveTime, trustDeviceDays } = policy
  const facts = {
    open: <StatusChip tone={open ? 'success' : 'neutral'} label={t(open ? 'policy.isOn' : 'policy.isOff')} />,
    applyTo: who,
    effectiveTime: effectiveTime === null ? t('policy.atOnce') : format.date(effectiveTime),
    trustDeviceDays: t('policy.days', { days: trustDeviceDays }),
  }
  return (
    <Card component="section" aria-labelledby="two-step-policy">
      <CardContent sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Typography id="two-step-policy" variant="h2">
          {t('policy.title')}
        </Typography>
        <Typography color="textSecondary">{t('policy.help')}</Typography>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(96px, auto) 1fr', columnGap: 6, rowGap: 2, m: 0 }}
        >
          {Object.entries(facts).map(([key, value]) => (
            <Fragment key={key}>
              <Typography component="dt" color="textSecondary">
                {t(`policy.${key}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Fragment>
          ))}
        </Box>
        <Button variant="outlined" startIcon={<Icon name="edit" size={16} />} onClick={onEdit}>
          {t('policy.edit')}
        </Button>
      </CardContent>
    </Card>
  )
}
