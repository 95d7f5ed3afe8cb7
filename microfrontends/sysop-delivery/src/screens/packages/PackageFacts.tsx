import type { MobilePackage } from '@atrium/shared-utility/contract'
import { useFormat, useLang, useText } from '@atrium/shared-utility/react'
import { FactList, Section, StatusChip } from '@atrium/shared-utility/ui'
import { PersonLink } from '../../PersonLink.tsx'
import { PackageIcon } from './PackageIcon.tsx'
import { toneOf } from './package-list.tsx'

/** What a package says of itself, and what was said of it. */
export function PackageFacts({ row }: { row: MobilePackage }) {
  const t = useText()
  const format = useFormat()
  const lang = useLang()
  const version = [row.versionName, row.versionCode && `(${row.versionCode})`].filter(Boolean).join(' ')
  const facts = [
    ['status', <StatusChip key="status" tone={toneOf(row.status)} label={t(`packageStatus.${row.status}`)} />],
    ['icon', row.icon && <PackageIcon key="icon" icon={row.icon} background={row.iconBackground} />],
    ['platform', t(`platform.${row.platform}`)],
    ['packageName', row.packageName],
    ['versionName', version],
    ['minOs', row.minOs && t(`minOs.${row.platform}`, { version: row.minOs })],
    ['sizeBytes', format.bytes(row.sizeBytes)],
    ['fileName', row.fileName],
    ['sha256', row.sha256],
    ['signer', row.signer],
    ['uploadedBy', row.uploadedBy && <PersonLink key="uploadedBy" id={row.uploadedById} name={row.uploadedBy} />],
    ['createdAt', format.dateTime(row.createdAt)],
    ['publishedAt', row.publishedAt && format.dateTime(row.publishedAt)],
    ['force', t(row.force ? 'yes' : 'no')],
    ['notes', row.notes[lang]],
  ] as const
  return (
    <Section title={t('package.facts')}>
      <FactList facts={facts.map(([name, value]) => ({ label: t(`package.${name}`), value }))} />
    </Section>
  )
}
