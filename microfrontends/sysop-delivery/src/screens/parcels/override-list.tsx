import { overrideKinds, overrideStates, type OverrideRow } from '@atrium/shared-utility/contract'
import { describeList } from '@atrium/shared-utility/ui'
import { type Format, type Translate, useText } from '@atrium/shared-utility/react'
import { PersonLink } from '../../PersonLink.tsx'
import { parcelPath } from '../../parcel-path.ts'

export function shownName({ name, version }: OverrideRow) {
  return version === null ? name : `${name} ${version}`
}

const tones = { asked: 'neutral', live: 'warning', over: 'neutral' } as const

function personText({ name, loginId, firstUsedAt }: OverrideRow['people'][number], t: Translate) {
  return t(firstUsedAt === null ? 'override.person' : 'override.personUsing', { name, loginId })
}

/** How many more may take it. */
function seatsText({ people, seats, state }: OverrideRow, t: Translate) {
  const open = state === 'over' ? 0 : seats - people.length
  return open > 0 ? [t('override.seats', { count: open })] : []
}

function peopleText(row: OverrideRow, t: Translate) {
  return [...row.people.map((person) => personText(person, t)), ...seatsText(row, t)].join(t('parcels.comma'))
}

/** Each leads to the page of the person. */
function People({ of: row }: { of: OverrideRow }) {
  const t = useText()
  const told = [
    ...row.people.map((person) => (
      <PersonLink key={`${person.userId} ${person.grantedAt}`} id={person.userId} name={personText(person, t)} />
    )),
    ...seatsText(row, t),
  ]
  return told.flatMap((one, index) => (index === 0 ? [one] : [t('parcels.comma'), one]))
}

function usedText({ people }: OverrideRow, format: Format) {
  return people.flatMap(({ firstUsedAt }) => (firstUsedAt === null ? [] : [format.dateTime(firstUsedAt)])).join(' · ')
}

/** What some see in place of what is in force. */
export const overrideList = describeList({
  call: 'listOverrides',
  id: 'overrides',
  labels: 'override',
  search: 'overrides.search',
  columns: {
    // As wide as a name with the version of a preview: by that one is told from another.
    name: { text: (row) => shownName(row), linkTo: parcelPath, width: 264, grows: true },
    kind: { text: (row, { t }) => t(`override.kind.${row.kind}`, { port: String(row.port) }), width: 168 },
    people: { text: (row, { t }) => peopleText(row, t), render: (row) => <People of={row} /> },
    used: { text: (row, { format }) => usedText(row, format), isOptional: true },
    madeBy: { text: (row) => row.madeBy, person: (row) => row.madeById, isOptional: true },
    madeAt: { text: (row, { format }) => format.dateTime(row.madeAt), isOptional: true },
    expiresAt: { text: (row, { format }) => format.dateTime(row.expiresAt), width: 184 },
    state: {
      text: (row, { t }) => (row.revokedAt === null ? t(`override.state.${row.state}`) : t('override.state.revoked')),
      tone: (row) => tones[row.state],
      width: 128,
    },
    revokedBy: { text: (row) => row.revokedBy, person: (row) => row.revokedById, isOptional: true },
    id: { text: (row) => row.id, isOptional: true },
  },
  otherFields: {
    slug: 'name',
    team: 'name',
    version: 'name',
    port: 'kind',
    seats: 'people',
    madeById: 'madeBy',
    revokedById: 'revokedBy',
    revokedAt: 'state',
  },
  sorts: { madeAt: 'madeAt', expiresAt: 'expiresAt' },
  filters: {
    kind: { kind: 'choice', values: overrideKinds, word: (kind, { t }) => t(`override.kindOf.${kind}`) },
    state: { kind: 'choice', values: overrideStates, word: (state, { t }) => t(`override.state.${state}`) },
  },
})
