import type { EnterpriseRow, EnterpriseStatus } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { StatusChip, type StatusTone } from '@atrium/shared-utility/ui'

const tones = {
  provisioning: 'info',
  active: 'success',
  readonly: 'warning',
  suspended: 'error',
  closing: 'error',
  closed: 'neutral',
} as const satisfies Record<EnterpriseStatus, StatusTone>

type Props = { enterprise: Pick<EnterpriseRow, 'status' | 'percent' | 'provisioning'> }

/** The status in a word; while the enterprise is being provisioned, how far that is or that it stopped. */
export function EnterpriseStatusChip({ enterprise: { status, percent, provisioning } }: Props) {
  const t = useText()
  const format = useFormat()
  if (status !== 'provisioning') return <StatusChip tone={tones[status]} label={t(`status.${status}`)} />
  if (provisioning === 'failed') return <StatusChip tone="error" label={t('status.provisioningFailed')} />
  return <StatusChip tone={tones[status]} label={`${t('status.provisioning')} ${format.percent(percent / 100)}`} />
}
