import type { AuditRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { StatusChip, type StatusTone } from '@atrium/shared-utility/ui'

const tones = { ok: 'success', denied: 'warning' } as const satisfies Record<AuditRow['result'], StatusTone>

export function AuditResultChip({ result }: Pick<AuditRow, 'result'>) {
  const t = useText()
  return <StatusChip tone={tones[result]} label={t(`auditResult.${result}`)} />
}
