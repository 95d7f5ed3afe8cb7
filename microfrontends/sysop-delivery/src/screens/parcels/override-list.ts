import { overrideKinds, overrideStates, type OverrideRow } from '@atrium/shared-utility/contract'
import { describeList } from '@atrium/shared-utility/ui'
import type { Format, Translate } from '@atrium/shared-utility/react'

export function shownName({ name, version }: OverrideRow) {
  return version === null ? name : `${name} ${version}`
}

const tones = { asked: 'neutral', live: 'warning', over: 'neutral' } as const

function peopleText({ people, seats, state }: OverrideRow, t: Translate) {
  const told = people.map(({ name, loginId, firstUsedAt }) =>
    t(firstUsedAt === null ? 'override.person' : 'override.personUsing', { name, loginId }),
  )
  if (state !== 'over' && seats > people.length) told.push(t('override.seats', { count: seats - people.length }))
  return told.join(t('parcels.comma'))
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
    name: { text: (row) => shownName(row), width: 264, grows: true },
    kind: { text: (row, { t }) => t(`override.kind.${row.kind}`, { port: String(row.port) }), width: 168 },
    people: { text: (row, { t }) => peopleText(row, t) },
    used: { text: (row, { format }) => usedText(row, format), isOptional: true },
    madeBy: { text: (row) => row.madeBy, isOptional: true },
    madeAt: { text: (row, { format }) => format.dateTime(row.madeAt), isOptional: true },
    expiresAt: { text: (row, { format }) => format.dateTime(row.expiresAt), width: 184 },
    state: {
      text: (row, { t }) => (row.revokedAt === null ? t(`override.state.${row.state}`) : t('override.state.revoked')),
      tone: (row) => tones[row.state],
      width: 128,
    },
    revokedBy: { text: (row) => row.revokedBy, isOptional: true },
    id: { text: (row) => row.id, isOptional: true },
  },
  otherFields: { slug: 'name', team: 'name', version: 'name', port: 'kind', seats: 'people', revokedAt: 'state' },
  sorts: { madeAt: 'madeAt', expiresAt: 'expiresAt' },
  filters: {
    kind: { kind: 'choice', values: overrideKinds, word: (kind, { t }) => t(`override.kindOf.${kind}`) },
    state: { kind: 'choice', values: overrideStates, word: (state, { t }) => t(`override.state.${state}`) },
  },
})
