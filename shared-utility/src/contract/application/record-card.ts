import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { ownPeople } from '../foundation/callers.ts'
import { id } from '../foundation/fields.ts'
import { applicationLook } from '../enterprise/application-look.ts'
import { designKey } from './entity-field.ts'

const cardField = z.object({
  label: z.string(),
  /** `date` and `dateTime`: as the wire writes them. `yesNo`: `true` or `false`. */
  kind: z.enum(['text', 'date', 'dateTime', 'yesNo']),
  value: z.string(),
})

export const recordCardCalls = defineCalls({
  getRecordCard: {
    title: ['查看卡片', 'See a card'],
    summary:
      'What stands on the card of an application, or of a record of it, as the caller may see it now: what it is called, and the first fields of the record that are filled in.',
    method: 'GET',
    path: '/api2/card/{appId}',
    access: ownPeople,
    space: 'required',
    input: z.strictObject({ appId: id, entity: designKey.optional(), id: id.optional() }),
    output: z.object({
      app: z.string(),
      /** Of the application. */
      ...applicationLook,
      /** Of a record: its table, and what it is called; empty where nothing is filled in. */
      record: z.object({ table: z.string(), title: z.string(), fields: z.array(cardField) }).nullable(),
    }),
    problems: ['appNotFound', 'appNotListed', 'actNotGranted', 'recordNotFound'],
  },
})
