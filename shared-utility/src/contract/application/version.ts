import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { builders } from '../foundation/callers.ts'
import { flag, id, integer } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { publishPlan } from './publish-plan.ts'

const appId = id
const versionNumber = integer(1, 1_000_000)

export const versionCalls = defineCalls({
  planGoingBack: {
    title: ['查看恢复版本的影响', 'View the effects of restoring'],
    summary: 'What going back to a former version would change in what is in force.',
    method: 'GET',
    path: '/api2/builder/app/{appId}/version/{number}/plan',
    access: builders,
    space: 'required',
    input: z.strictObject({ appId, number: versionNumber }),
    output: publishPlan.extend({
      /** The version in force, as it was planned. */
      live: z.int(),
    }),
    problems: ['appNotFound', 'notFound'],
  },
  goBackToVersion: {
    title: ['恢复到以前的版本', 'Restore a version'],
    summary:
      'Brings what a former version says into force as a new version, by a job. What came later is hidden and keeps its values. The same `onceKey` of the same person again makes no other version.',
    stepUpReason: 'nothing is lost by it: what came later is hidden with its values, and every version is kept',
    method: 'POST',
    path: '/api2/builder/app/{appId}/version/{number}/back',
    access: builders,
    space: 'required',
    input: z.strictObject({
      appId,
      number: versionNumber,
      draft: integer(0, 1_000_000_000),
      live: versionNumber,
      /** Whether the draft becomes what that version says, too. */
      resetsDraft: flag,
      onceKey,
    }),
    output: z.object({ number: z.int() }),
    once: 'content',
    problems: ['appNotFound', 'notFound', 'draftMoved', 'draftIncomplete', 'alreadyPublishing'],
  },
})
