import { useFormat, useText } from '@atrium/shared-utility/react'
import { Section, FactList } from '@atrium/shared-utility/ui'
import { type Enterprise, usersText, yesOrNo } from './enterprise-words.ts'
import { EnterpriseStatusChip } from './EnterpriseStatusChip.tsx'

/** Everything that is known of an enterprise. */
export function Facts({ enterprise }: { enterprise: Enterprise }) {
  const t = useText()
  const format = useFormat()
  const facts = {
    status: <EnterpriseStatusChip enterprise={enterprise} />,
    entid: enterprise.entid,
    shortName: enterprise.shortName,
    entType: t(`entType.${enterprise.entType}`),
    saasName: enterprise.saasName,
    saasEntType: enterprise.saasEntType?.toString(),
    parentName: enterprise.parentName,
    users: usersText(enterprise, format),
    private: t(yesOrNo(enterprise.private)),
    isControl: t(yesOrNo(enterprise.isControl)),
    self: t(yesOrNo(enterprise.self)),
    createdAt: format.dateTime(enterprise.createdAt),
    updatedAt: format.dateTime(enterprise.updatedAt),
    expiresAt: enterprise.expiresAt && format.date(enterprise.expiresAt),
  }
  return (
    <Section title={t('enterprise.facts')}>
      <FactList facts={Object.entries(facts).map(([key, value]) => ({ label: t(`enterprise.${key}`), value }))} />
    </Section>
  )
}
