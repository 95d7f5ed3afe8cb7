import { StatusChip, type StatusTone } from '../../ui/index.ts'
import type { AuditRow } from '../../contract/index.ts'
import { useAuditWords } from './audit-words.ts'

const tones = { ok: 'success', denied: 'warning' } as const satisfies Record<AuditRow['result'], StatusTone>

export function AuditResultChip({ result }: Pick<AuditRow, 'result'>) {
  const { resultOf } = useAuditWords()
  return <StatusChip tone={tones[result]} label={resultOf(result)} />
}
