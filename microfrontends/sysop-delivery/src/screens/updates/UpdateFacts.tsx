import type { WholeUpdate } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, Section, StatusChip } from '@atrium/shared-utility/ui'
import { Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { PersonLink } from '../../PersonLink.tsx'
import { bundlePath } from '../../update-path.ts'
import { toneOf } from './update-words.ts'

/** What is known of an update. */
export function UpdateFacts({ update }: { update: WholeUpdate }) {
  const t = useText()
  const format = useFormat()
  const fact = (key: string, value: ReactNode) => ({ label: t(`update.${key}`), value })
  const moment = (at: string | null) => at && format.exact(at)
  const { state, authorId, authorName, startedAt, endedAt, bundle, sha256, sizeBytes } = update
  const ender = update.endedByName ?? t('update.commandLine')
  const facts = [
    fact('state', <StatusChip tone={toneOf(update)} label={t(`updateState.${state}`)} />),
    fact('version', update.version),
    fact('plannedAt', moment(update.plannedAt)),
    fact('windowMin', t('update.minutes', { count: update.windowMin })),
    fact('announceAt', moment(update.announceAt)),
    fact('startsItself', t(update.startsItself ? 'update.byItself' : 'update.byHand')),
    fact('authorName', authorName && <PersonLink id={authorId} name={authorName} />),
    fact('createdAt', moment(update.createdAt)),
    ...(startedAt === null
      ? []
      : [fact('startedAt', moment(startedAt)), fact('startedBy', update.startedByName ?? t('update.byItself'))]),
    ...(endedAt === null ? [] : [fact('endedAt', moment(endedAt)), fact('endedBy', ender)]),
    ...(bundle === null ? [] : [fact('bundle', <OfBundle bundle={bundle} />), fact('signer', bundle.signer)]),
    ...(sizeBytes === null ? [] : [fact('sizeBytes', format.bytes(sizeBytes)), fact('sha256', sha256)]),
    ...(update.endNote === '' ? [] : [fact('endNote', update.endNote)]),
  ]
  return (
    <Section title={t('update.facts')}>
      <FactList facts={facts} />
    </Section>
  )
}

function OfBundle({ bundle }: { bundle: NonNullable<WholeUpdate['bundle']> }) {
  return (
    <Link component={RouterLink} to={bundlePath(bundle)}>
      {bundle.fileName}
    </Link>
  )
}

/** What people are told that an update brings. */
export function UpdateNotes({ update }: { update: WholeUpdate }) {
  const t = useText()
  return (
    <Section title={t('update.notes')} note={t('update.notesNote')}>
      <Notes lang="zh-CN" title={update.titleZh} text={update.notesZh} />
      <Notes lang="en-US" title={update.titleEn} text={update.notesEn} />
    </Section>
  )
}

function Notes({ lang, title, text }: { lang: string; title: string; text: string }) {
  return (
    <div lang={lang}>
      <Typography variant="h3">{title}</Typography>
      {text !== '' && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>}
    </div>
  )
}
