import { textStates, type TextState } from '@atrium/shared-utility/contract'
import { useCall, useText, type Translate } from '@atrium/shared-utility/react'
import { describeList, type StatusTone } from '@atrium/shared-utility/ui'

const tones: Record<TextState, StatusTone> = {
  unfit: 'error',
  shippedChanged: 'warning',
  draft: 'info',
  own: 'success',
  oneLanguage: 'warning',
  missing: 'warning',
  gone: 'neutral',
  shipped: 'neutral',
}

/** Where a text stands: a part of the portal that people know, and the part of it as the dictionary names it. */
export function areaWord(area: string, t: Translate) {
  const [owner = '', part] = area.split('/')
  const known = t(`area.${owner}`)
  const name = known === `area.${owner}` ? owner : known
  return part === undefined ? name : `${name} / ${part}`
}

function useTextWords() {
  const t = useText()
  const dictionary = useCall('getDictionary', {}, { keepPrevious: true })
  const areas = dictionary.status === 'done' ? dictionary.data.areas : []
  return { areas, areaOf: (area: string) => areaWord(area, t) }
}

/** Every text of the portal, as shipped and in own words. */
export const textList = describeList({
  call: 'listTexts',
  id: 'texts',
  labels: 'text',
  search: 'texts.search',
  useWords: useTextWords,
  columns: {
    key: { text: (row) => row.key, width: 136 },
    area: { text: (row, { areaOf }) => areaOf(row.area), width: 112 },
    zhShipped: { text: (row) => row.zhShipped, width: 140, grows: true },
    zhOwn: { text: (row) => row.zhOwn, width: 140, grows: true },
    enShipped: { text: (row) => row.enShipped, width: 140, grows: true },
    enOwn: { text: (row) => row.enOwn, width: 140, grows: true },
    state: { text: (row, { t }) => t(`textState.${row.state}`), tone: (row) => tones[row.state], width: 124 },
    changedBy: { text: (row) => row.changedBy, person: (row) => row.changedById, isOptional: true },
    changedAt: { text: (row, { format }) => row.changedAt && format.dateTime(row.changedAt), isOptional: true },
    id: { text: (row) => row.id, isOptional: true },
  },
  otherFields: { changedById: 'changedBy' },
  sorts: {},
  filters: {
    state: { kind: 'choice', values: textStates, word: (state, { t }) => t(`textState.${state}`) },
    area: { kind: 'choice', values: ({ areas }) => areas, word: (area, { areaOf }) => areaOf(area) },
  },
})
