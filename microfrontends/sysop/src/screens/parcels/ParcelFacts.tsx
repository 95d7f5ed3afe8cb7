import type { TeamParcel } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, Section } from '@atrium/shared-utility/ui'

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
