import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { ownPeople } from '../foundation/callers.ts'
import { done, flag, id, instant, nothing, text, textToList } from '../foundation/fields.ts'
import { applicationLook } from './application-look.ts'
import { waitingRow } from './home-page.ts'
import { onceKey } from '../foundation/once-key.ts'

/** What waits for a person and a deputy can do in their name, by kind. Tasks of approvals will be another one. */
export const deputyKinds = ['request'] as const
export type DeputyKind = (typeof deputyKinds)[number]

/** A deputy acts for at most so many days, and a person has at most so many deputies at a time. */
export const longestDeputyDays = 366
export const mostDeputies = 20

const scope = z.object({
  kinds: z.array(z.enum(deputyKinds)),
  /** Null: all of them. Those that are gone are left out. */
  applications: z.array(z.object({ id, name: z.string() })).nullable(),
})

const trust = z.object({
  id,
  /** The other one of the two. */
  userId: id,
  name: z.string(),
  from: instant,
  to: instant,
  hasBegun: z.boolean(),
  scope,
})
export type Trust = z.infer<typeof trust>

const given = {
  userId: id,
  /** Left out: at once. */
  from: instant.optional(),
  to: instant,
  kinds: z.preprocess(textToList, z.array(z.enum(deputyKinds)).min(1).max(deputyKinds.length)),
  /** Empty: all applications. */
  applicationIds: z.preprocess(textToList, z.array(id).max(50)).default([]),
  onceKey,
}

const request = z.object({
  id,
  applicationId: id,
  applicationName: z.string(),
  ...applicationLook,
  userName: z.string(),
  /** The application has roles, and the person none of them: to open it they need one, too. */
  needsRole: z.boolean(),
  reason: z.string(),
  askedAt: instant,
})

const path = '/api2/user/trusters'
const ownPath = '/api2/user/deputies'

export const trusterCalls = defineCalls({
  listTrusters: {
    title: ['查看委托自己的人', 'View whom one acts for'],
    summary:
      'The people for whom the caller acts, now or later: from when, until when, and in what. The first to end first.',
    method: 'GET',
    path,
    access: ownPeople,
    space: 'required',
    input: nothing,
    output: z.array(trust),
  },
  listDeputies: {
    title: ['查看自己的代理人', 'View own deputies'],
    summary:
      'The people who act for the caller, now or later: from when, until when, and in what. The first to end first.',
    method: 'GET',
    path: ownPath,
    access: ownPeople,
    space: 'required',
    input: nothing,
    output: z.array(trust),
  },
  addDeputy: {
    title: ['设置代理人', 'Add a deputy'],
    summary:
      'Lets another person of the enterprise act for the caller in what waits for them, for a time of at most a year. Both can end it.',
    stepUpReason: 'lets another person do in one’s name what waits for one, for up to a year',
    method: 'POST',
    path: ownPath,
    access: { who: ownPeople, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject(given),
    output: z.object({ id }),
    once: 'content',
    problems: ['memberNotFound', 'deputyUnfit', 'deputyPeriod', 'applicationNotFound', 'tooManyDeputies'],
  },
  endDeputy: {
    title: ['结束代理', 'End a deputy arrangement'],
    summary: 'Ends at once that one person acts for another; either of the two may.',
    stepUpReason: 'takes away what was given; the other one of the two is told',
    method: 'DELETE',
    path: `${ownPath}/{id}`,
    access: { who: ownPeople, needs: { inPerson: true } },
    space: 'required',
    input: z.strictObject({ id }),
    output: done,
    problems: ['deputyNotFound'],
    doneAlready: ['deputyNotFound'],
  },
  listTrusterTodos: {
    title: ['查看委托人的待办', 'View tasks of the people one acts for'],
    summary: 'Of each person for whom the caller acts now: until when, and what waits that the caller can do for them.',
    method: 'GET',
    path: `${path}/todo`,
    access: ownPeople,
    space: 'required',
    input: nothing,
    output: z.array(z.object({ userId: id, name: z.string(), to: instant, waiting: z.array(waitingRow) })),
  },
  listTrusterRequests: {
    title: ['查看委托人待答复的申请', 'View requests for a person one acts for'],
    summary:
      'The name of this person, and the open requests for applications that the caller can answer for them: the first hundred, the oldest first.',
    method: 'GET',
    path: `${path}/{userId}/request`,
    access: { who: ownPeople, needs: { deputy: 'request' } },
    space: 'required',
    input: z.strictObject({ userId: id }),
    output: z.object({ name: z.string(), list: z.array(request) }),
    problems: ['notDeputy'],
  },
  answerForTruster: {
    title: ['代为答复应用申请', 'Answer an application request on behalf of another'],
    summary:
      'Answers a request for this person, by the rights that they have at this moment. Both are told, and the audit log names both.',
    stepUpReason: 'lets a person into an application, as `answerApplicationRequest` does',
    method: 'POST',
    path: `${path}/{userId}/request/{id}/answer`,
    access: { who: ownPeople, needs: { deputy: 'request', stepUp: true } },
    space: 'required',
    input: z.strictObject({ userId: id, id, isGranted: flag, word: text(0, 500).default('') }),
    output: done,
    problems: ['notDeputy', 'applicationRequestNotFound'],
    doneAlready: ['applicationRequestNotFound'],
  },
})
