import { z } from 'zod'
import { defineCalls } from './call.ts'
import { done } from './fields.ts'

export const stepUpCalls = defineCalls({
  verifyPassword: {
    summary: 'Confirms by the password that it is still the same person: opens calls marked step-up for five minutes.',
    method: 'POST',
    path: '/api/user/password',
    access: 'session',
    space: 'none',
    // Whoever sets up the first second factor is held, and may have to confirm for it.
    beforeTwoStep: true,
    input: z.strictObject({ op: z.literal('verify'), password: z.string().min(1).max(128) }),
    output: done,
    problems: ['passwordWrong', 'tooManyAttempts'],
  },
})
