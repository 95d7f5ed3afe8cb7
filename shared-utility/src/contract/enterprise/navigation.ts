import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { id, nothing } from '../foundation/fields.ts'
import { applicationLook } from './application-look.ts'

export const navigationCalls = defineCalls({
  getNavigation: {
    title: ['读取导航', 'Read the navigation'],
    summary: "The enterprise's own navigation; `custom` is false when it uses the portal's.",
    method: 'GET',
    path: '/api2/navigation/customized/config',
    access: 'session',
    space: 'optional',
    input: nothing,
    output: z.object({
      custom: z.boolean(),
      items: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          icon: z.string().nullable(),
          url: z.string(),
          target: z.enum(['self', 'blank']),
          /** The application of the enterprise that the entry opens, where this person may open it; else null. */
          application: z.object({ id, ...applicationLook }).nullable(),
        }),
      ),
    }),
  },
  getTopNavigation: {
    title: ['查看导航权限', 'View the navigation rights'],
    summary:
      'Every entry of the portal’s own navigation that is for people of this type, and whether operators let them see it. One that is not visible is not opened either.',
    method: 'GET',
    path: '/api2/navigation/topauth',
    access: 'session',
    space: 'optional',
    input: nothing,
    output: z.object({ items: z.array(z.object({ code: z.string(), visible: z.boolean() })) }),
  },
  listEntrances: {
    title: ['查看工作台入口', 'View the entries of the workbench'],
    summary: 'The entries of the workbench: where this person can go from here.',
    method: 'GET',
    path: '/api2/home/entrance',
    access: 'session',
    space: 'required',
    input: nothing,
    output: z.array(z.object({ code: z.string(), name: z.string(), url: z.string(), icon: z.string().nullable() })),
  },
})
