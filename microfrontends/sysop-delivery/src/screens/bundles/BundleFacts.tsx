import type { WholeBundle } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, Section, StatusChip } from '@atrium/shared-utility/ui'
import { Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { PersonLink } from '../../PersonLink.tsx'
import { updatePath } from '../../update-path.ts'
import { stateKeyOf, toneOf } from './bundle-list.ts'

/** What is known of a bundle. */
export function BundleFacts({ bundle }: { bundle: WholeBundle }) {
  const t = useText()
  const format = useFormat()
  const { uploadedBy } = bundle
  const facts = [
    ['status', <StatusChip key="status" tone={toneOf(bundle)} label={t(stateKeyOf(bundle))} />],
    ['version', bundle.version],
    ['minVersion', bundle.minVersion && t('bundle.minVersionValue', { version: bundle.minVersion })],
    ['installed', bundle.installed],
    ['signer', bundle.signer],
    ['sizeBytes', format.bytes(bundle.sizeBytes)],
    ['sha256', bundle.sha256],
    ['fileName', bundle.fileName],
    ['uploadedBy', uploadedBy && <PersonLink key="uploadedBy" id={bundle.uploadedById} name={uploadedBy} />],
    ['createdAt', format.exact(bundle.createdAt)],
    ['checkedAt', bundle.checkedAt && format.exact(bundle.checkedAt)],
    ['updates', bundle.updates.length > 0 && <UsedBy key="updates" updates={bundle.updates} />],
  ] as const
  return (
    <Section title={t('bundle.facts')}>
      <FactList facts={facts.map(([name, value]) => ({ label: t(`bundle.${name}`), value }))} />
    </Section>
  )
}

/** The updates that were planned with it. */
function UsedBy({ updates }: Pick<WholeBundle, 'updates'>) {
  const t = useText()
  const format = useFormat()
  return updates.map(({ id, plannedAt, isOpen }) => (
    <Typography key={id} variant="inherit">
      <Link component={RouterLink} to={updatePath(id)}>
        {t(isOpen ? 'bundle.updateOpen' : 'bundle.updateOver', { moment: format.dateTime(plannedAt) })}
      </Link>
    </Typography>
  ))
}

/** What an update brings, as its makers say it. */
export function BundleNotes({ bundle: { titleZh, titleEn, notesZh, notesEn } }: { bundle: WholeBundle }) {
  const t = useText()
  if (titleZh === null || titleEn === null) return null
  return (
    <Section title={t('bundle.notes')}>
      <Notes lang="zh-CN" title={titleZh} text={notesZh} />
      <Notes lang="en-US" title={titleEn} text={notesEn} />
    </Section>
  )
}

function Notes({ lang, title, text }: { lang: string; title: string; text: string | null }) {
  return (
    <div lang={lang}>
      <Typography variant="h3">{title}</Typography>
      {text && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>}
    </div>
  )
}

/** The top of what it holds, the largest first. */
export function BundleParts({ bundle: { parts } }: { bundle: WholeBundle }) {
  const t = useText()
  const format = useFormat()
  if (parts.length === 0) return null
  const count = parts.reduce((sum, { files }) => sum + files, 0)
  const facts = parts.map(({ name, files, sizeBytes }) => ({
    label: name ?? t('bundle.otherParts'),
    value: t('bundle.part', { count: files, size: format.bytes(sizeBytes) }),
  }))
  return (
    <Section title={t('bundle.parts')} note={t('bundle.partsNote', { count })}>
      <FactList facts={facts} />
    </Section>
  )
}
