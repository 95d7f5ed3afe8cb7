import { useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, QuotaBar, Section } from '@atrium/shared-utility/ui'
import type { Overview } from './overview.ts'

/** What the enterprise has stored, of how much, and what it is. */
export function Storage({ storage: { bytes, quotaBytes, kinds } }: Pick<Overview, 'storage'>) {
  const t = useText()
  const format = useFormat()
  const facts = kinds.map(({ kind, bytes: size }) => ({ label: t(`storageKind.${kind}`), value: format.bytes(size) }))
  return (
    <Section title={t('overview.storage')}>
      <QuotaBar label={t('overview.allStored')} used={bytes} most={quotaBytes} say={format.bytes} />
      <FactList facts={facts} />
    </Section>
  )
}
