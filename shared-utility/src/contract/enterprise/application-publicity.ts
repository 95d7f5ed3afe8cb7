import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator } from '../foundation/callers.ts'
import { done, flag, id } from '../foundation/fields.ts'

/** What administrators call to show an application to everyone. */
export const applicationPublicityCalls = defineCalls({
  updateApplicationPublicity: {
    title: ['修改应用是否公开介绍', 'Change whether everyone sees the page of an application'],
    summary:
      'Shows name, icon and description of an application, and the name of the enterprise, to everyone who has its address; or ends that. It opens the application to no person.',
    stepUpReason: 'shows everyone what an application of the enterprise is',
    method: 'PUT',
    path: '/api2/appcenter/manage/{id}/publicity',
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({ id, isPublic: flag }),
    output: done,
    problems: ['applicationNotFound'],
  },
})
