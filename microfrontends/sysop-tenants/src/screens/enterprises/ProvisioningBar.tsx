import type { EnterpriseProgress } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { LinearProgress, Typography } from '@mui/material'

const colors = { queued: 'primary', running: 'primary', done: 'success', failed: 'error' } as const

/** How far the provisioning is, in per cent and in words. */
export function ProvisioningBar({ progress: { percent, step, status } }: { progress: EnterpriseProgress }) {
  const t = useText()
  const format = useFormat()
  const doing = status === 'running' && step ? t(`provisioning.step.${step}`) : t(`provisioning.${status}`)
  return (
    <div>
      <LinearProgress
        variant="determinate"
        value={percent}
        color={colors[status]}
        aria-label={t('provisioning.title')}
        aria-valuetext={`${format.percent(percent / 100)} ${doing}`}
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {format.percent(percent / 100)} · <output>{doing}</output>
      </Typography>
    </div>
  )
}
