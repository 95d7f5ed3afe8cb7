import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator } from '../foundation/callers.ts'
import { done, flag, freeText, id, instant, listInput, listOutput, text } from '../foundation/fields.ts'

/** How far a request has come. */
export const applicationRequestStates = ['open', 'granted', 'refused'] as const

const askable = z.object({
  id,
  name: z.string(),
  icon: z.string().nullable(),
  description: z.string(),
  /** When this person asked for it; null while no request of theirs is open. */
  askedAt: instant.nullable(),
})
export type AskableApplication = z.infer<typeof askable>

const request = z.object({
  id,
  applicationName: z.string(),
  userId: id,
  userName: z.string(),
  reason: z.string(),
  state: z.enum(applicationRequestStates),
  /** What was said with the answer. */
  word: z.string(),
  askedAt: instant,
  answeredAt: instant.nullable(),
  answeredBy: z.string().nullable(),
})
export type ApplicationRequest = z.infer<typeof request>

export const applicationRequestCalls = defineCalls({
  listAskableApplications: {
    title: ['查看可申请的应用', 'See the applications that can be asked for'],
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
    title: ['申请使用应用', 'Ask for an application'],
    summary: 'Asks the administrators of the enterprise for an application, with a reason; once until they answer.',
    method: 'POST',
    path: '/api2/appcenter/request',
    access: 'session',
    space: 'required',
    input: z.strictObject({ id, reason: text(1, 500) }),
    output: done,
    problems: ['applicationNotFound', 'applicationAskedFor'],
  },
  listApplicationRequests: {
    title: ['查看应用申请', 'See who asks for applications'],
    summary: 'Who asks for which application and why, with the answers given, newest first.',
    method: 'GET',
    path: '/api2/appcenter/request',
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ ...listInput, state: z.enum(applicationRequestStates).optional() }),
    output: listOutput(request),
  },
  answerApplicationRequest: {
    title: ['答复应用申请', 'Answer a request for an application'],
    summary: 'Opens the application to the person who asks, or refuses; the person gets the answer as a message.',
    method: 'POST',
    path: '/api2/appcenter/request/{id}/answer',
    access: enterpriseAdministrator,
    space: 'required',
    stepUp: true,
    input: z.strictObject({ id, isGranted: flag, word: text(0, 500).default('') }),
    output: done,
    problems: ['applicationRequestNotFound'],
  },
})
