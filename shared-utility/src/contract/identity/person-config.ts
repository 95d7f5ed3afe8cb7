import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { clearable, done, flag, integer, nothing, plainSign } from '../foundation/fields.ts'
import { personPicture } from '../foundation/picture.ts'
import { lang } from '../words/lang-schema.ts'
import { themes } from './theme.ts'

/** How many rows a list may begin with. */
export const pageSizes = [10, 20, 50, 100] as const

const path = '/api2/view/personconfiginfo'

export const personConfigCalls = defineCalls({
  getPersonConfig: {
    title: ['查看个人偏好', 'View own preferences'],
    summary:
      'How the portal looks and begins for this person, and whether they hide what they have read, on all of their devices.',
    path,
    access: { who: 'session', needs: { inPerson: true } },
    space: 'none',
    input: nothing,
    output: z.object({
      picture: personPicture,
      /** Null before the person has chosen one: then each device has its own. */
      theme: z.enum(themes).nullable(),
      /** Null before the person has chosen one: then it is that of the browser. */
      lang: lang.nullable(),
      pageSize: z.int().nullable(),
      /** Null where the person begins where everybody does. */
      startPage: z.string().nullable(),
      /** True: others do not see which of their messages the person has read, nor does the person see it of theirs. */
      hidesReading: z.boolean(),
      /** The pages of the session’s enterprise that this person may begin on. */
      startPages: z.array(z.object({ path: z.string(), name: z.string() })),
    }),
  },
  updatePersonConfig: {
    title: ['修改个人偏好', 'Change own preferences'],
    summary: 'Changes those of the preferences that are given.',
    stepUpReason: 'a preference',
    method: 'PUT',
    path,
    access: { who: 'session', needs: { inPerson: true } },
    space: 'none',
    input: z.strictObject({
      theme: z.enum(themes).optional(),
      lang: lang.optional(),
      pageSize: integer(1, 200)
        .refine((size) => pageSizes.some((one) => one === size))
        .optional(),
      startPage: clearable(plainSign().max(200)).optional(),
      /** The parts of the navigation that are folded, parted by blanks. */
      folded: plainSign().max(2000).optional(),
      hidesReading: flag.optional(),
    }),
    output: done,
    problems: ['startPageNotOffered'],
  },
})
