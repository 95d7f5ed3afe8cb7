import type { DemoApplication } from '../demo-application.ts'
import { equipmentRecords, repairRecords } from './life.ts'
import { repairRoles } from './roles.ts'
import { equipment, repair } from './tables.ts'
import { repairViews } from './views.ts'

/** 报修: what stops working, reported by everybody, repaired by some, looked after by two. */
export const repairs: DemoApplication = {
  name: '报修',
  nameEn: 'Repairs',
  icon: 'settings',
  color: 'brown',
  keeper: 'admin',
  openTo: [],
  requests: [],
  entities: [
    { table: { ...repair, fields: Object.values(repair.fields) }, records: repairRecords },
    { table: equipment, records: equipmentRecords },
  ],
  views: repairViews,
  roles: repairRoles,
}
