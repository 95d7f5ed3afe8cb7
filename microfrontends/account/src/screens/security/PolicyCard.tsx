import { useFormat, useText } from '@atrium/shared-utility/react'
import { StatusChip } from '@atrium/shared-utility/ui'
import { FactsCard } from './FactsCard.tsx'
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
    <FactsCard
      title={t('policy.title')}
      help={t('policy.help')}
      facts={Object.entries(facts).map(([key, value]) => ({ name: t(`policy.${key}`), value }))}
      editLabel={t('policy.edit')}
      onEdit={onEdit}
    />
  )
}
