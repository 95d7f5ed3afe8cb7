import type { EnterpriseRow } from '@atrium/shared-utility/contract'
import { enterpriseStanding } from '@atrium/shared-utility/model'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { StatusChip } from '@atrium/shared-utility/ui'
import { standingTones } from './enterprise-words.ts'

type Props = { enterprise: Pick<EnterpriseRow, 'status' | 'expiresAt' | 'percent' | 'provisioning'> }

/** How it stands in a word; while the enterprise is being provisioned, how far that is or that it stopped. */
export function EnterpriseStatusChip({ enterprise }: Props) {
  const t = useText()
  const format = useFormat()
  const { percent, provisioning } = enterprise
  const standing = enterpriseStanding(enterprise)
  if (standing !== 'provisioning') return <StatusChip tone={standingTones[standing]} label={t(`status.${standing}`)} />
  if (provisioning === 'failed') return <StatusChip tone="error" label={t('status.provisioningFailed')} />
  return (
    <StatusChip tone={standingTones[standing]} label={`${t('status.provisioning')} ${format.percent(percent / 100)}`} />
  )
}
