import { hasCome } from '@atrium/shared-utility/model'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, Section, StatusChip } from '@atrium/shared-utility/ui'
import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { enterprisePath } from '../../enterprise-path.ts'
import { type Enterprise, yesOrNo } from './enterprise-words.ts'

/** Everything that is known of an enterprise. */
export function Facts({ enterprise }: { enterprise: Enterprise }) {
  const t = useText()
  const format = useFormat()
  const { entid, parentId } = enterprise
  const facts = {
    entid,
    shortName: enterprise.shortName,
    entType: t(`entType.${enterprise.entType}`),
    saasName: enterprise.saasName,
    saasEntType: enterprise.saasEntType?.toString(),
    parentName:
      parentId === null ? enterprise.parentName : <To path={enterprisePath(parentId)}>{enterprise.parentName}</To>,
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

function To({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={path}>
      {children}
    </Link>
  )
}
