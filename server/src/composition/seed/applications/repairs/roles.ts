import type { EntityPolicy, FieldRight } from '@atrium/shared-utility/contract'
import type { DemoRole } from '../demo-application.ts'
import { equipment, repair } from './tables.ts'

const { fault, due, state, repairer, result, equipment: machine } = repair.fields

function seen(...fields: { uid: string }[]): Record<string, FieldRight> {
  return Object.fromEntries(fields.map(({ uid }) => [uid, 'read']))
}

const lookUp: EntityPolicy = { entity: equipment.uid, acts: ['read'], rows: 'all', fields: {} }

/** Reporters work with their own requests, repairers with those of their departments, and heads with all. */
export const repairRoles: readonly DemoRole[] = [
  {
    body: {
      key: 'reporter',
      label: '报修人',
      labelEn: 'Reporter',
      entities: [
        lookUp,
        {
          entity: repair.uid,
          acts: ['read', 'add', 'change'],
          rows: 'own',
          fields: seen(state, repairer, result),
        },
      ],
    },
    people: [{}],
  },
  {
    body: {
      key: 'repairer',
      label: '维修人',
      labelEn: 'Repairer',
      entities: [
        lookUp,
        { entity: repair.uid, acts: ['read', 'change'], rows: 'department', fields: seen(fault, machine, due) },
      ],
    },
    // The engineer looks after what the laboratory has, the equipment department after the workshop.
    people: [{ department: '设备部' }, { loginId: 'developer' }],
  },
  {
    body: {
      key: 'head',
      label: '负责人',
      labelEn: 'Head',
      entities: [
        { entity: equipment.uid, acts: ['read', 'add', 'change', 'delete'], rows: 'all', fields: {} },
        { entity: repair.uid, acts: ['read', 'add', 'change', 'delete'], rows: 'all', fields: {} },
      ],
    },
    people: [{ loginId: 'admin' }, { loginId: 'zhao.yuebai' }],
  },
]
