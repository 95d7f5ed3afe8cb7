import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator } from '../foundation/callers.ts'
import { done, flag, id, instant, listInput, listOutput, text } from '../foundation/fields.ts'
import { applicationLook } from './application-look.ts'

/** How far a request has come. */
export const applicationRequestStates = ['open', 'granted', 'refused'] as const

const request = z.object({
  id,
  applicationId: id,
  applicationName: z.string(),
  /** Of the application. */
  ...applicationLook,
  userId: id,
  userName: z.string(),
  /** The application has roles, and the person who asks none of them now: letting them in is not enough. */
  needsRole: z.boolean(),
  reason: z.string(),
  state: z.enum(applicationRequestStates),
  /** What was said with the answer. */
  word: z.string(),
  askedAt: instant,
  answeredAt: instant.nullable(),
  answeredBy: z.string().nullable(),
  /** In whose name that one answered, as their deputy. */
  answeredFor: z.string().nullable(),
  /** Null also for people who have left: there is no card of theirs. */
  answeredById: id.nullable(),
  answeredForId: id.nullable(),
})
export type ApplicationRequest = z.infer<typeof request>

/** What administrators who answer them call: no page of everybody does. */
export const applicationAnswerCalls = defineCalls({
  listApplicationRequests: {
    title: ['查看应用申请', 'View application requests'],
    summary: 'Who asks for which application and why, with the answers given, newest first.',
    method: 'GET',
    path: '/api2/appcenter/request',
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ ...listInput, state: z.enum(applicationRequestStates).optional() }),
    output: listOutput(request),
  },
  answerApplicationRequest: {
    title: ['答复应用申请', 'Answer an application request'],
    summary: 'Opens the application to the person who asks, or refuses; the person gets the answer as a message.',
    stepUpReason: 'lets a person into an application for as long as nobody changes it',
    method: 'POST',
    path: '/api2/appcenter/request/{id}/answer',
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({ id, isGranted: flag, word: text(0, 500).default('') }),
    output: done,
    problems: ['applicationRequestNotFound'],
    doneAlready: ['applicationRequestNotFound'],
  },
})
