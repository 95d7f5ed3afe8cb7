import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { text } from '../foundation/fields.ts'
import { applicationLook } from '../enterprise/application-look.ts'

/** What can be found, in the order in which it is shown. */
export const suggestionTypes = ['page', 'application', 'person', 'department', 'message', 'chat', 'record'] as const
export type SuggestionType = (typeof suggestionTypes)[number]

const suggestion = z.object({
  type: z.enum(suggestionTypes),
  /** Unique among those of its type. */
  id: z.string(),
  title: z.string(),
  /** What tells it from another of the same name: a department, an application. */
  detail: z.string(),
  /** A page of the portal, without the enterprise; of an application that is a link also an address outside. */
  url: z.string(),
  /** Of an application; left out of all others. */
  look: z.object(applicationLook).optional(),
})
export type Suggestion = z.infer<typeof suggestion>

export const suggestionCalls = defineCalls({
  suggest: {
    title: ['搜索', 'Search'],
    summary:
      'The ten best of what a text finds among what the caller may open: pages, applications, records, and people, departments, messages and what was said in the caller’s conversations. Names are also found as they are said in pinyin, records and what was said are not. `part`: records take longer, and may be asked for apart.',
    method: 'GET',
    path: '/api2/search/suggestion',
    access: 'session',
    space: 'optional',
    input: z.strictObject({ q: text(1, 64), part: z.enum(['all', 'names', 'records']).default('all') }),
    output: z.array(suggestion),
  },
})
