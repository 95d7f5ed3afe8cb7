import type { TeamParcel } from '@atrium/shared-utility/contract'
import { PortalLink, useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, Section } from '@atrium/shared-utility/ui'
import { Box, Link as Anchor } from '@mui/material'
import { Link } from 'react-router'
import { revisionsPath, rolloutsPath, telemetryPath } from '../../parcel-path.ts'

/** What a parcel is registered with. */
export function ParcelFacts({ parcel }: { parcel: TeamParcel }) {
  const t = useText()
  const format = useFormat()
  const when = (at: string, by: string | null) => t('parcel.by', { moment: format.exact(at), by: by ?? '' })
  const facts = [
    ['name', <code key="name">{parcel.name}</code>],
    ['inForce', parcel.inForce],
    ['team', parcel.team],
    ['contact', parcel.contact],
    ['paths', <Paths key="paths" paths={parcel.paths} />],
    ['createdAt', when(parcel.createdAt, parcel.createdBy)],
    ['updatedAt', when(parcel.updatedAt, parcel.updatedBy)],
    ['more', <More key="more" slug={parcel.slug} />],
  ] as const
  return (
    <Section title={t('parcel.facts')}>
      <FactList facts={facts.map(([name, value]) => ({ label: t(`parcel.${name}`), value }))} />
    </Section>
  )
}

/** Its pages are at each of these, and below. */
function Paths({ paths }: Pick<TeamParcel, 'paths'>) {
  return paths.map((path) => (
    <div key={path}>
      <code>{path}</code>
    </div>
  ))
}

/** Where else an operator reads of it. */
function More({ slug }: Pick<TeamParcel, 'slug'>) {
  const t = useText()
  const places = [
    ['rollouts', `${rolloutsPath}?slug=${slug}`],
    ['revisions', `${revisionsPath}?slug=${slug}`],
    ['figures', `${telemetryPath}/${slug}`],
  ] as const
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
      {places.map(([name, path]) => (
        <Anchor key={name} component={Link} to={path}>
          {t(`parcel.more.${name}`)}
        </Anchor>
      ))}
      <Anchor component={PortalLink} href={`/sysop/audit?target=${slug}`}>
        {t('parcel.more.audit')}
      </Anchor>
    </Box>
  )
}
