import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, id, instant, integer, text } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { deployToken, longestTokenDays, parcelSlug as slug } from './team-parcel-shape.ts'

const path = '/api/sysop/parcel/{slug}/token'

/** What goes before the secret, so that a scanner of repositories knows what it has found. */
export const deployTokenPrefix = 'atrium_deploy_'
/** Begins a token of the build of the portal, so that no reader takes one kind for the other. */
export const platformTokenPrefix = 'atrium_platform_'

export const deployTokenCalls = defineCalls({
  listDeployTokens: {
    title: ['查看部署令牌', 'List the deploy tokens of a parcel'],
    summary: 'The deploy tokens of a parcel, those that count first: never the tokens themselves.',
    path,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ slug }),
    output: z.array(deployToken),
    problems: ['notFound'],
  },
  addDeployToken: {
    title: ['创建部署令牌', 'Create a deploy token'],
    summary:
      'Makes a deploy token: its holder releases this parcel, and nothing else. It is answered this once. The same `onceKey` of the same operator again gives it another secret, until it is used.',
    stepUpReason: 'whoever has the token puts code into everybody’s portal',
    method: 'POST',
    path,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ slug, label: text(1, 60), days: integer(1, longestTokenDays), onceKey }),
    output: z.object({ id, token: z.string(), expiresAt: instant }),
    problems: ['notFound', 'deployTokensFull'],
  },
  revokeDeployToken: {
    title: ['吊销部署令牌', 'Revoke a deploy token'],
    summary: 'Ends a deploy token at once.',
    stepUpReason: 'only takes away what can be made anew, and must not wait while a token is in wrong hands',
    method: 'DELETE',
    path: `${path}/{id}`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ slug, id }),
    output: done,
    problems: ['notFound'],
    doneAlready: ['notFound'],
  },
})
