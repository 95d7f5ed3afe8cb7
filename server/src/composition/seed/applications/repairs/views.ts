import type { AppViewBody } from '@atrium/shared-utility/contract'
import { repair } from './tables.ts'

const { fault, equipment, urgency, due, state, repairer } = repair.fields

/** What is to be done, as a board, and what is urgent among it, the first wanted on top. */
export const repairViews: readonly AppViewBody[] = [
  {
    key: 'board',
    label: '维修看板',
    labelEn: 'Repair board',
    entity: repair.uid,
    kind: 'board',
    fields: [equipment.uid, urgency.uid, repairer.uid],
    sort: null,
    groupBy: state.uid,
  },
  {
    key: 'urgent',
    label: '紧急且未修好',
    labelEn: 'Urgent and not repaired',
    entity: repair.uid,
    kind: 'table',
    fields: [fault.uid, equipment.uid, due.uid, state.uid, repairer.uid],
    sort: { field: due.uid, order: 'asc' },
    groupBy: null,
    filter: {
      all: [
        { field: 'urgency', op: 'oneOf', value: ['high'] },
        { field: 'state', op: 'oneOf', value: ['reported', 'working'] },
      ],
    },
  },
]
