import {
  whiteListKinds,
  whiteListStates,
  type WhiteListEntry,
  type WhiteListState,
} from '@atrium/shared-utility/contract'
import { describeList, enterprisePicker, type StatusTone } from '@atrium/shared-utility/ui'

const tones: Record<WhiteListState, StatusTone> = { on: 'success', off: 'neutral', expired: 'warning' }

/** What is on the white list, for whom and until when. */
export const whiteListList = describeList({
  call: 'listWhiteListEntries',
  id: 'white-list',
  labels: 'entry',
  search: 'whiteList.search',
  columns: {
    value: { text: (row) => row.value },
    kind: { text: (row, { t }) => t(`whiteListKind.${row.kind}`), width: 112 },
    entName: {
      text: (row, { t }) => row.entName ?? t('entry.everybody'),
      enterprise: (row) => row.entid,
      width: 176,
    },
    state: {
      text: (row, { t }) => t(`whiteListState.${row.state}`),
      tone: ({ state }: WhiteListEntry) => tones[state],
      width: 112,
    },
    expiresAt: {
      text: (row, { t, format }) => (row.expiresAt ? format.dateTime(row.expiresAt) : t('entry.forGood')),
      width: 184,
    },
    note: { text: (row) => row.note },
    authorName: { text: (row) => row.authorName, person: (row) => row.authorId, isOptional: true },
    createdAt: { text: (row, { format }) => format.dateTime(row.createdAt), isOptional: true },
    updatedAt: { text: (row, { format }) => format.dateTime(row.updatedAt), isOptional: true },
    id: { text: (row) => row.id, isOptional: true },
  },
  otherFields: { entid: 'entName', authorId: 'authorName', enabled: 'state', version: 'notShown' },
  sorts: { createdAt: 'createdAt', expiresAt: 'expiresAt', value: 'value' },
  filters: {
    kind: { kind: 'choice', values: whiteListKinds, word: (kind, { t }) => t(`whiteListKind.${kind}`) },
    state: { kind: 'choice', values: whiteListStates, word: (state, { t }) => t(`whiteListState.${state}`) },
    reach: { kind: 'choice', values: ['shared', 'own'], word: (reach, { t }) => t(`whiteListReach.${reach}`) },
    entid: { kind: 'pick', label: 'entry.entName', picker: enterprisePicker },
    from: { kind: 'firstDay' },
    to: { kind: 'lastDay' },
  },
})
