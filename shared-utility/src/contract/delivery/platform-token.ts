import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, id, instant, integer, nothing, text } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { deployToken, longestTokenDays } from './team-parcel-shape.ts'

const path = '/api/sysop/platform-token'

export const platformTokenCalls = defineCalls({
  listPlatformTokens: {
    title: ['查看平台令牌', 'List platform tokens'],
    summary: 'The tokens of the build of the portal itself, those that count first: never the tokens themselves.',
    path,
    access: platformOperator,
    space: 'none',
    input: nothing,
    output: z.array(deployToken),
  },
  addPlatformToken: {
    title: ['创建平台令牌', 'Create a platform token'],
    summary:
      'Makes a platform token: its holder releases parcels that are built with the portal, and proposes what runs where people sign in. It is answered this once. The same `onceKey` of the same operator again gives it another secret, until it is used.',
    stepUpReason: 'lets somebody release what is built with the portal, and propose the sign-in page, for up to a year',
    method: 'POST',
    path,
    access: { who: platformOperator, needs: { root: true, stepUp: true } },
    space: 'none',
    input: z.strictObject({ label: text(1, 60), days: integer(1, longestTokenDays), onceKey }),
    output: z.object({ id, token: z.string(), expiresAt: instant }),
    problems: ['platformTokensFull'],
  },
  revokePlatformToken: {
    title: ['吊销平台令牌', 'Revoke a platform token'],
    summary: 'Ends a platform token at once.',
    stepUpReason: 'must not wait while a token is in wrong hands',
    method: 'DELETE',
    path: `${path}/{id}`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: done,
    problems: ['notFound'],
    doneAlready: ['notFound'],
  },
})
