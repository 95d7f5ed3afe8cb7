import { useFormat } from '../../react/index.ts'
import { FactsCard, StatusChip } from '../../ui/index.ts'
import type { Policy } from './policy.ts'
import { usePolicyText } from './text.ts'

type Props = {
  policy: Policy
  /** For whom, in words. */
  who: string
  /** By what, in words, where the rule says so. */
  methods?: string
  onEdit: () => void
}

/** The two-step policy that holds now. */
export function PolicyCard({ policy, who, methods, onEdit }: Props) {
  const t = usePolicyText()
  const format = useFormat()
  const { open, effectiveTime, trustDeviceDays } = policy
  const facts = {
    open: <StatusChip tone={open ? 'success' : 'neutral'} label={t(open ? 'policy.isOn' : 'policy.isOff')} />,
    applyTo: who,
    ...(methods !== undefined && { methods }),
    effectiveTime: effectiveTime === null ? t('policy.atOnce') : format.date(effectiveTime),
    trustDeviceDays: t('policy.days', { days: trustDeviceDays }),
  }
  return (
    <FactsCard
      title={t('policy.title')}
      help={t('policy.help')}
      facts={Object.entries(facts).map(([key, value]) => ({ label: t(`policy.${key}`), value }))}
      editLabel={t('policy.edit')}
      onEdit={onEdit}
    />
  )
}
