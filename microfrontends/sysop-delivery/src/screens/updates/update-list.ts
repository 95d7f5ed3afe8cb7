import { updateStates } from '@atrium/shared-utility/contract'
import { describeList } from '@atrium/shared-utility/ui'
import { toneOf } from './update-words.ts'

/** The updates of the platform, what is planned and what became of each. */
export const updateList = describeList({
  call: 'listUpdates',
  id: 'updates',
  labels: 'update',
  search: 'updates.search',
  columns: {
    version: { text: (row) => row.version, width: 128 },
    title: { text: (row) => row.title },
    state: { text: (row, { t }) => t(`updateState.${row.state}`), tone: toneOf, width: 120 },
    plannedAt: { text: (row, { format }) => format.dateTime(row.plannedAt), width: 184 },
    windowMin: { text: (row, { t }) => t('update.minutes', { count: row.windowMin }), isNumeric: true, width: 112 },
    startsItself: {
      text: (row, { t }) => t(row.startsItself ? 'update.byItself' : 'update.byHand'),
      width: 120,
    },
    authorName: { text: (row) => row.authorName, person: (row) => row.authorId, width: 128 },
    startedAt: { text: (row, { format }) => row.startedAt && format.dateTime(row.startedAt), isOptional: true },
    endedAt: { text: (row, { format }) => row.endedAt && format.dateTime(row.endedAt), isOptional: true },
    announceAt: { text: (row, { format }) => format.dateTime(row.announceAt), isOptional: true },
    createdAt: { text: (row, { format }) => format.dateTime(row.createdAt), isOptional: true },
    id: { text: (row) => row.id, isOptional: true },
  },
  otherFields: { authorId: 'authorName', percent: 'state', revision: 'notShown' },
  sorts: { plannedAt: 'plannedAt', createdAt: 'createdAt' },
  filters: {
    state: { kind: 'choice', values: updateStates, word: (state, { t }) => t(`updateState.${state}`) },
    from: { kind: 'firstDay' },
    to: { kind: 'lastDay' },
  },
})
