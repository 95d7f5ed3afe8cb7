import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { done, freeText, id, instant, text } from '../foundation/fields.ts'
import { applicationLook } from './application-look.ts'

const askable = z.object({
  id,
  name: z.string(),
  ...applicationLook,
  description: z.string(),
  /** When this person asked for it; null while no request of theirs is open. */
  askedAt: instant.nullable(),
})
export type AskableApplication = z.infer<typeof askable>

/** What people who ask for an application call. */
export const applicationRequestCalls = defineCalls({
  listAskableApplications: {
    title: ['查看可申请的应用', 'View applications that can be requested'],
    summary:
      'Applications that are not open to this person and can be asked for, by name and description alone; all, or those that are called as `iSearch` says.',
    method: 'GET',
    path: '/api2/appcenter/request/askable',
    access: 'session',
    space: 'required',
    input: z.strictObject({ iSearch: freeText().max(64).optional() }),
    output: z.array(askable),
  },
  askForApplication: {
    title: ['申请使用应用', 'Request an application'],
    summary: 'Asks the administrators of the enterprise for an application, with a reason; once until they answer.',
    stepUpReason: 'opens nothing before an administrator answers',
    method: 'POST',
    path: '/api2/appcenter/request',
    access: 'session',
    space: 'required',
    input: z.strictObject({ id, reason: text(1, 500) }),
    output: done,
    problems: ['applicationNotFound', 'applicationAskedFor'],
    doneAlready: ['applicationAskedFor'],
  },
})
