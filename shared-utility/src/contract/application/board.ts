import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { ownPeople } from '../foundation/callers.ts'
import { freeText, id, integer } from '../foundation/fields.ts'
import { designKey } from './entity-field.ts'
import { appRecord, named } from './record.ts'

const card = appRecord.extend({
  /** Whether the caller may change the field whose options are the columns, in this record. */
  isMovable: z.boolean(),
})
export type BoardCard = z.infer<typeof card>

export const boardCalls = defineCalls({
  listBoard: {
    title: ['查看看板', 'View a board'],
    summary:
      'The records of a board, column by column in the order of the options, with how many each has. The last column, whose key is null, is of records with none of the options.',
    method: 'GET',
    path: '/api2/app/{appId}/{entity}/board/{view}',
    access: ownPeople,
    space: 'required',
    input: z.strictObject({
      appId: id,
      entity: designKey,
      view: designKey,
      iSearch: freeText().max(64).optional(),
      /** How many of each column. */
      most: integer(1, 200).default(50),
    }),
    output: z.object({
      columns: z.array(z.object({ key: designKey.nullable(), total: z.int(), list: z.array(card) })),
      ...named,
    }),
    problems: ['appNotFound', 'appNotListed', 'actNotGranted'],
  },
})
