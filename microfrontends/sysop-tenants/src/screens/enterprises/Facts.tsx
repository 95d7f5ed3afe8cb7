import { hasCome } from '@atrium/shared-utility/model'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, NameLink, Section, StatusChip } from '@atrium/shared-utility/ui'
import { enterprisePath } from '../../enterprise-path.ts'
import { categoryPath } from '../../category-path.ts'
import { type Enterprise, yesOrNo } from './enterprise-words.ts'

/** Everything that is known of an enterprise. */
export function Facts({ enterprise }: { enterprise: Enterprise }) {
  const t = useText()
  const format = useFormat()
  const { entid, parentId, saasId, saasName } = enterprise
  const facts = {
    entid,
    shortName: enterprise.shortName,
    entType: t(`entType.${enterprise.entType}`),
    saasName: saasId === null ? saasName : <NameLink to={categoryPath(saasId)} text={saasName} />,
    saasEntType: enterprise.saasEntType?.toString(),
    parentName:
      parentId === null ? (
        enterprise.parentName
      ) : (
        <NameLink to={enterprisePath(parentId)} text={enterprise.parentName} />
      ),
    private: t(yesOrNo(enterprise.private)),
    isControl: t(yesOrNo(enterprise.isControl)),
    self: t(yesOrNo(enterprise.self)),
    createdAt: format.dateTime(enterprise.createdAt),
    updatedAt: format.dateTime(enterprise.updatedAt),
    expiresAt: enterprise.expiresAt && <Expiry expiresAt={enterprise.expiresAt} />,
  }
  return (
    <Section title={t('enterprise.facts')}>
      <FactList facts={Object.entries(facts).map(([key, value]) => ({ label: t(`enterprise.${key}`), value }))} />
    </Section>
  )
}

function Expiry({ expiresAt }: { expiresAt: string }) {
  const t = useText()
  const date = useFormat().date(expiresAt)
  return hasCome(expiresAt) ? <StatusChip tone="warning" label={t('enterprise.expiredOn', { date })} /> : date
}
