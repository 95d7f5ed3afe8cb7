import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { ownPeople } from '../foundation/callers.ts'
import { id, instant, listInput, listOutput } from '../foundation/fields.ts'
import { designKey } from './entity-field.ts'
import { appRecord, named } from './record.ts'

const deletedRecord = appRecord.extend({ deletedAt: instant, deletedBy: z.string() })
export type DeletedRecord = z.infer<typeof deletedRecord>

export const deletedRecordCalls = defineCalls({
  listDeletedRecords: {
    title: ['查看已删除的记录', 'List deleted records'],
    summary:
      'A page of the records in the recycle bin that the caller may restore, the last deleted first. Their fields are shown as in `listRecords`.',
    method: 'GET',
    path: '/api2/app/{appId}/{entity}/deleted',
    access: ownPeople,
    space: 'required',
    input: z.strictObject({ appId: id, entity: designKey, ...listInput }).omit({ iSearch: true }),
    output: listOutput(deletedRecord).extend(named),
    problems: ['appNotFound', 'appNotListed', 'actNotGranted'],
  },
})
