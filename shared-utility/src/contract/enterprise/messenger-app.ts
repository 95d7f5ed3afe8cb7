import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { nothing } from '../foundation/fields.ts'
import { messengerApp, messengerAppChange, messengerType } from '../identity/messenger-shape.ts'
import { enterpriseKeepers } from '../foundation/callers.ts'

export const messengerAppCalls = defineCalls({
  listMessengerApps: {
    title: ['查看第三方应用设置', 'View the messenger settings'],
    summary: "The enterprise's apps of messengers, without their secrets.",
    method: 'GET',
    path: '/api/admin/messenger/app',
    access: enterpriseKeepers,
    space: 'required',
    input: nothing,
    output: z.array(messengerApp),
  },
  updateMessengerApp: {
    title: ['修改第三方应用设置', 'Change the messenger settings'],
    summary:
      "Adds or changes the enterprise's app of a messenger. Another app needs its secret again; one of another company ends all bindings, and the sessions that came of them.",
    stepUpReason: 'who holds the app says who people are',
    method: 'PUT',
    path: '/api/admin/messenger/app',
    access: { who: enterpriseKeepers, needs: { stepUp: true } },
    space: 'required',
    input: messengerAppChange,
    output: messengerApp,
    problems: ['versionConflict', 'appSecretRequired'],
  },
  testMessengerApp: {
    title: ['测试第三方应用设置', 'Test the messenger settings'],
    summary: 'Asks the messenger for a token with the stored secret, and says what came of it.',
    stepUpReason: 'changes nothing of ours',
    method: 'POST',
    path: '/api/admin/messenger/app/test',
    access: enterpriseKeepers,
    space: 'required',
    input: z.strictObject({ type: messengerType }),
    output: z.object({
      outcome: z.enum(['ok', 'refused', 'unreachable']),
      /** The messenger's own number of the error; empty when there is none. */
      detail: z.string(),
    }),
    problems: ['messengerNotConfigured', 'tooManyAttempts'],
  },
})
