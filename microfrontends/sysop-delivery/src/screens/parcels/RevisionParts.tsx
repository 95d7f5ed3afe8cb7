import type { WholeRevision } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { FactList, Section } from '@atrium/shared-utility/ui'
import { Link as Anchor } from '@mui/material'
import { Link } from 'react-router'
import { parcelPath } from '../../parcel-path.ts'
import { Released } from './Released.tsx'

type Part = WholeRevision['parts'][number]

type Props = Pick<WholeRevision, 'parts'> & { title: string; note: string }

/** Parts that the portal had with a revision; those of the portal itself have no page, so who released them is said here. */
export function RevisionParts({ parts, title, note }: Props) {
  return (
    <Section title={title} note={note}>
      <FactList facts={parts.map((part) => ({ label: part.slug, value: <OnePart part={part} /> }))} />
    </Section>
  )
}

function OnePart({ part: { slug, version, isRegistered, released } }: { part: Part }) {
  const t = useText()
  return (
    <>
      {version}
      {released && t('token.joint')}
      {released && <Released released={released} as="version.released" />}
      {isRegistered && t('token.joint')}
      {isRegistered && (
        <Anchor component={Link} to={parcelPath({ slug })} underline="always">
          {t('revision.openPart', { slug })}
        </Anchor>
      )}
    </>
  )
}
