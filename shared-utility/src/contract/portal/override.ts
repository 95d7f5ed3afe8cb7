import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, id, instant, integer, listInput, listOutput, nothing, plainSign } from '../foundation/fields.ts'
import {
  localKey,
  mostSeats,
  overrideHours,
  overrideKinds,
  overrideOffer,
  overrideRow,
  overrideSecret,
  overrideStates,
  ownOverride,
} from './override-shape.ts'
import { parcelDeclaration } from './parcel.ts'
import { parcelSlug as slug } from './team-parcel-shape.ts'

const own = '/api/user/override'
const ofDeployer = '/api/deploy/override'
const seats = integer(1, mostSeats).default(1)
/** `path`: where in the portal a person goes on; what is behind its `#` is never sent. */
const asked = z.object({ id, path: z.string(), expiresAt: instant })

export const overrideCalls = defineCalls({
  addOwnPreview: {
    summary: 'Makes a link that opens the portal with this version of the token’s parcel in place of the one in force.',
    method: 'POST',
    path: '/api/deploy/preview',
    access: 'deployToken',
    space: 'none',
    input: z.strictObject({ version: z.string().min(1).max(64), hours: overrideHours, seats }),
    output: asked,
    problems: ['tooManyAttempts', 'notFound', 'parcelPathLost', 'versionRemoved', 'overridesFull'],
  },
  askOverride: {
    summary:
      'Asks that one account sees what its own machine serves in place of the token’s parcel. Nothing happens until that account confirms it.',
    method: 'POST',
    path: ofDeployer,
    access: 'deployToken',
    space: 'none',
    encoding: 'json',
    input: z.strictObject({
      /** Whether there is such an account is not said. */
      loginId: plainSign().min(1).max(64),
      port: integer(1024, 65_535),
      key: localKey,
      declaration: parcelDeclaration,
      hours: overrideHours,
    }),
    output: asked,
    problems: [
      'tooManyAttempts',
      'overrideForbidden',
      'overrideNameOther',
      'parcelPathLost',
      'artifactRefused',
      'overridesFull',
    ],
  },
  getAskedOverride: {
    summary: 'Whether what the token has asked for was confirmed.',
    path: `${ofDeployer}/{id}`,
    access: 'deployToken',
    space: 'none',
    input: z.strictObject({ id }),
    output: z.object({ state: z.enum(overrideStates), expiresAt: instant }),
    problems: ['notFound'],
  },
  endAskedOverride: {
    summary: 'Ends what the token has asked for.',
    method: 'DELETE',
    path: `${ofDeployer}/{id}`,
    access: 'deployToken',
    space: 'none',
    input: z.strictObject({ id }),
    output: done,
    problems: ['notFound'],
  },
  findPreview: {
    summary: 'What a preview’s link offers to whoever opens it.',
    method: 'POST',
    path: `${own}/preview/find`,
    access: 'session',
    space: 'none',
    input: z.strictObject({ secret: overrideSecret }),
    output: overrideOffer,
    problems: ['overrideGone', 'previewForStaff', 'tooManyAttempts'],
  },
  takePreview: {
    summary: 'Takes a preview for this session. Each place of a link is taken once.',
    method: 'POST',
    path: `${own}/preview`,
    access: 'session',
    space: 'none',
    stepUp: true,
    input: z.strictObject({ secret: overrideSecret }),
    output: z.object({ home: z.string() }),
    problems: ['overrideGone', 'previewForStaff', 'tooManyAttempts'],
  },
  findAskedOverride: {
    summary: 'What somebody who develops a parcel has asked for this account.',
    path: `${own}/{id}`,
    access: 'session',
    space: 'none',
    input: z.strictObject({ id }),
    output: overrideOffer,
    problems: ['overrideGone', 'overrideForbidden'],
  },
  confirmOverride: {
    summary: 'Lets this session see what its own machine serves in place of a parcel.',
    method: 'POST',
    path: `${own}/{id}/confirm`,
    access: 'session',
    space: 'none',
    stepUp: true,
    account: true,
    input: z.strictObject({ id }),
    output: z.object({ home: z.string() }),
    problems: ['overrideGone', 'overrideForbidden'],
  },
  listOwnOverrides: {
    summary: 'What this account sees in place of what is in force, in this session and in others.',
    path: own,
    access: 'session',
    space: 'none',
    unattended: true,
    input: nothing,
    output: z.array(ownOverride),
  },
  endOwnOverride: {
    summary: 'Ends one of them.',
    method: 'DELETE',
    path: `${own}/{id}`,
    access: 'session',
    space: 'none',
    input: z.strictObject({ id }),
    output: done,
    problems: ['notFound'],
  },
  addPreview: {
    summary: 'Makes a link that opens the portal with a version of a parcel in place of the one in force.',
    method: 'POST',
    path: '/api/sysop/parcel/{slug}/preview',
    access: platformOperator,
    space: 'none',
    stepUp: true,
    input: z.strictObject({ slug, id, hours: overrideHours, seats }),
    output: asked,
    problems: ['notFound', 'parcelPathLost', 'versionRemoved', 'overridesFull'],
  },
  listOverrides: {
    summary: 'What somebody sees, or may see, in place of what is in force; searched by a part of the parcel’s slug.',
    path: '/api/sysop/override',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      kind: z.enum(overrideKinds).optional(),
      state: z.enum(overrideStates).optional(),
      sort: z.enum(['madeAt', 'expiresAt']).default('madeAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(overrideRow),
  },
  revokeOverride: {
    summary: 'Ends an override for everybody who has it, at once.',
    method: 'DELETE',
    path: '/api/sysop/override/{id}',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: done,
    problems: ['notFound'],
  },
})
