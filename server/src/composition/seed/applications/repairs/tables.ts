import type { PublishedEntity } from '@atrium/shared-utility/contract'
import { newId } from '../../../../foundation/db/id.ts'
import { demoField, demoOptions } from '../demo-application.ts'

/** What may have to be repaired. */
export const equipment: PublishedEntity = {
  uid: newId(),
  key: 'equipment',
  label: '设备',
  labelEn: 'Equipment',
  fields: [
    demoField({ key: 'name', type: 'text', label: '名称', labelEn: 'Name', isRequired: true }),
    demoField({ key: 'code', type: 'text', label: '编号', labelEn: 'Number', isRequired: true, isUnique: true }),
    demoField({
      key: 'place',
      type: 'choice',
      label: '位置',
      labelEn: 'Place',
      isRequired: true,
      options: demoOptions({
        workshop: ['车间', 'Workshop'],
        laboratory: ['实验室', 'Laboratory'],
        office: ['办公楼', 'Offices'],
      }),
    }),
  ],
}

/** What stopped working, and what becomes of it. */
export const repair = {
  uid: newId(),
  key: 'repair',
  label: '报修单',
  labelEn: 'Repair requests',
  fields: {
    fault: demoField({
      key: 'fault',
      type: 'text',
      label: '故障现象',
      labelEn: 'Fault',
      help: '请写明现象，例如：启动后跳闸',
      isRequired: true,
    }),
    equipment: demoField({
      key: 'equipment',
      type: 'relation',
      label: '设备',
      labelEn: 'Equipment',
      isRequired: true,
      relatesTo: equipment.uid,
    }),
    urgency: demoField({
      key: 'urgency',
      type: 'choice',
      label: '紧急程度',
      labelEn: 'Urgency',
      isRequired: true,
      initial: 'normal',
      options: demoOptions({ low: ['不急', 'Low'], normal: ['一般', 'Normal'], high: ['紧急', 'High'] }),
    }),
    due: demoField({ key: 'due', type: 'date', label: '希望修好日期', labelEn: 'Wanted by' }),
    state: demoField({
      key: 'state',
      type: 'choice',
      label: '状态',
      labelEn: 'State',
      isRequired: true,
      initial: 'reported',
      options: demoOptions({
        reported: ['待处理', 'Reported', 'info'],
        working: ['维修中', 'In repair', 'warning'],
        done: ['已修好', 'Repaired', 'success'],
        refused: ['不予维修', 'Refused', 'neutral'],
      }),
    }),
    repairer: demoField({ key: 'repairer', type: 'person', label: '维修人', labelEn: 'Repairer' }),
    result: demoField({ key: 'result', type: 'longText', label: '处理结果', labelEn: 'Result' }),
    papers: demoField({ key: 'papers', type: 'file', label: '附件', labelEn: 'Attachments' }),
  },
}
