import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformStaff } from '../foundation/callers.ts'
import { enterpriseId, id, instant, listInput, listOutput } from '../foundation/fields.ts'
import { applicationAudiences } from './application-access.ts'
import { applicationLook } from './application-look.ts'
import { applicationKinds } from './application.ts'

/** How an application stands: members find it; it is hidden from all of them; or it was never published. */
export const applicationStates = ['published', 'hidden', 'draft'] as const
export type ApplicationState = (typeof applicationStates)[number]

const enterpriseApplication = z.object({
  id,
  /** In the language of the caller. */
  name: z.string(),
  ...applicationLook,
  kind: z.enum(applicationKinds),
  state: z.enum(applicationStates),
  /** Of a built application the number of its live version; null before the first, and for links. */
  version: z.string().nullable(),
  audience: z.enum(applicationAudiences),
  /** How many people and departments are chosen, and how many roles let people in. */
  people: z.int(),
  departments: z.int(),
  roles: z.int(),
  /** When the live version of a built application was published, and who did it; null for all others. */
  publishedAt: instant.nullable(),
  publishedBy: z.string().nullable(),
  publishedById: id.nullable(),
})
export type EnterpriseApplication = z.infer<typeof enterpriseApplication>

/** What operators and SaaS administrators see of the applications of an enterprise (decision 152). */
export const enterpriseApplicationCalls = defineCalls({
  listEnterpriseApplications: {
    title: ['查看一家企业的应用', 'View the applications of an enterprise'],
    summary:
      'The applications of one enterprise, paged: what each is called, how it is drawn, how it stands and who may use it, and nothing of what is in it. SaaS administrators see those of enterprises in their care.',
    path: '/api/admin/enterprise/{entid}/application',
    access: platformStaff,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      entid: enterpriseId,
      state: z.enum(applicationStates).optional(),
      kind: z.enum(applicationKinds).optional(),
      sort: z.enum(['name', 'publishedAt']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    }),
    output: listOutput(enterpriseApplication),
  },
})
