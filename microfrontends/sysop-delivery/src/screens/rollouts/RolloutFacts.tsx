import type { WholeRollout } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, Section } from '@atrium/shared-utility/ui'
import { useMaker } from '../../use-maker.ts'
import { typesText, versionText } from './rollout-list.ts'

/** What was asked for, by whom, and how it ended. */
export function RolloutFacts({ rollout }: { rollout: WholeRollout }) {
  const t = useText()
  const format = useFormat()
  const maker = useMaker()
  const { percent, countedBy, userTypes, named, enterprises, limits, reason, begunAt, begunByKind } = rollout
  const begunBy = maker({ madeByKind: begunByKind, madeBy: rollout.begunBy })
  // One that is gone has no name any more.
  const names = enterprises.map((id) => named.find((one) => one.id === id)?.name ?? id)
  const share = t(countedBy === 'user' ? 'rollout.ofUsers' : 'rollout.ofEnterprises', { percent })
  const facts = [
    ['version', versionText(rollout, t)],
    ['enterprises', names.length > 0 && names.join(t('rollout.comma'))],
    ['percent', percent > 0 && share],
    ['userTypes', userTypes.length > 0 && typesText(userTypes, t)],
    ['limits', t('rollout.limitsText', limits)],
    ['reason', reason],
    ['begunAt', t('rollout.by', { moment: format.exact(begunAt), by: begunBy })],
    ['ended', useEnd(rollout)],
  ] as const
  return (
    <Section title={t('rollout.facts')}>
      <FactList facts={facts.flatMap(([name, value]) => (value ? [{ label: t(`rollout.${name}`), value }] : []))} />
    </Section>
  )
}

function useEnd({ state, endedAt, endedByKind, endedBy, endReason }: WholeRollout) {
  const t = useText()
  const format = useFormat()
  const maker = useMaker()
  if (endedAt === null) return false
  const moment = format.exact(endedAt)
  if (endedByKind === null) return t('rollout.by', { moment, by: t('rollout.itself') })
  const by = maker({ madeByKind: endedByKind, madeBy: endedBy })
  // A build says no reason, and why a roll-out was stopped is said above all the rest.
  return endReason && state === 'completed'
    ? t('rollout.endedText', { moment, by, reason: endReason })
    : t('rollout.by', { moment, by })
}
