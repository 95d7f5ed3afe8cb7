import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { id } from '../foundation/fields.ts'
import { applicationLook } from './application-look.ts'

/**
 * What the caller can do with an application: open it, ask for it, wait for the answer, sign in first, or none of these.
 * `needsRole`: the caller was let in, and has none of the roles that the application has.
 */
export const applicationStandings = ['open', 'ask', 'asked', 'needsRole', 'signIn', 'closed'] as const

const detail = z.object({
  id,
  name: z.string(),
  ...applicationLook,
  description: z.string(),
  /** As the enterprise calls itself to its people. */
  enterprise: z.string(),
  standing: z.enum(applicationStandings),
  /** Where it opens, inside its enterprise; null for a caller who may not open it. */
  url: z.string().nullable(),
})
export type ApplicationDetail = z.output<typeof detail>

/** The page of one application: read by everyone whom the enterprise shows it to. */
export const applicationDetailCalls = defineCalls({
  getApplicationDetail: {
    title: ['查看应用介绍', 'View the page of an application'],
    summary:
      'An application that the enterprise shows to everyone, or that this person may open or ask for, or was let into without a role in it. Of all others nothing is said but that there is no such application.',
    method: 'GET',
    path: '/api2/appcenter/detail/{id}',
    access: 'public',
    space: 'optional',
    input: z.strictObject({ id }),
    output: detail,
    problems: ['applicationNotFound'],
  },
})
