import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, instant, integer, listInput, listOutput, nothing, freeText } from '../foundation/fields.ts'
import { parcelContact, parcelPaths, parcelSlug, parcelTeam, teamParcel, wholeTeamParcel } from './team-parcel-shape.ts'
import { onceKey } from '../foundation/once-key.ts'

const path = '/api/sysop/parcel'
const slug = parcelSlug

export const teamParcelCalls = defineCalls({
  listTeamParcels: {
    title: ['查看微前端列表', 'List the parcels of teams'],
    summary: 'The parcels that teams release by themselves; searched by a part of slug, team or contact.',
    path,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      /** Those of one team. */
      team: freeText().max(64).optional(),
      sort: z.enum(['slug', 'createdAt']).default('slug'),
      order: z.enum(['asc', 'desc']).default('asc'),
    }),
    output: listOutput(teamParcel),
  },
  getTeamParcel: {
    title: ['查看微前端', 'Read a parcel of a team'],
    summary: 'One parcel of a team.',
    path: `${path}/{slug}`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ slug }),
    output: wholeTeamParcel,
    problems: ['notFound'],
  },
  addTeamParcel: {
    title: ['登记微前端', 'Register a parcel'],
    summary: 'Registers a parcel for a team: from then on tokens can be made for it. Slug and team are for good.',
    stepUpReason: 'whoever gets a token for it puts code into everybody’s portal',
    method: 'POST',
    path,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    encoding: 'json',
    input: z.strictObject({ slug, team: parcelTeam, contact: parcelContact, paths: parcelPaths, onceKey }),
    output: z.object({ slug: z.string(), version: z.int() }),
    once: 'form',
    problems: [
      'sentBefore',
      'parcelSlugTaken',
      'parcelTeamReserved',
      'parcelPathTaken',
      'parcelPathReserved',
      'parcelPathTwice',
    ],
  },
  updateTeamParcel: {
    title: ['修改微前端登记', 'Change a parcel’s registration'],
    summary: 'Changes who answers for a parcel and where its pages may be, against the version that was read.',
    stepUpReason: 'lets a team put pages where it could not before',
    method: 'PUT',
    path,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    encoding: 'json',
    input: z.strictObject({
      slug,
      contact: parcelContact,
      paths: parcelPaths,
      version: integer(1, 2_147_483_647),
      onceKey,
    }),
    output: z.object({ slug: z.string(), version: z.int() }),
    problems: ['notFound', 'versionConflict', 'parcelPathTaken', 'parcelPathReserved', 'parcelPathTwice'],
  },
  removeTeamParcel: {
    title: ['移除微前端登记', 'Remove a parcel’s registration'],
    summary: 'Takes the registration of a parcel that is not in force away, and every token with it.',
    stepUpReason: 'takes every token of a team away',
    method: 'DELETE',
    path: `${path}/{slug}`,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ slug }),
    output: done,
    problems: ['notFound', 'parcelInForce'],
    doneAlready: ['notFound'],
  },
  getOwnParcel: {
    title: ['用部署令牌查看可发布的内容', 'Ask what a deploy token may release'],
    summary:
      'What the deploy token of this request may release and until when, what is in force, and the newest 20 versions.',
    path: '/api/deploy/parcel',
    access: 'deployToken',
    space: 'none',
    input: nothing,
    output: z.object({
      slug: z.string(),
      /** The System name that a release has to declare. */
      name: z.string(),
      paths: z.array(z.string()),
      token: z.object({ label: z.string(), expiresAt: instant }),
      /** The version that the portal runs; null while there is none. */
      inForce: z.string().nullable(),
      /** What was uploaded, the newest first. */
      versions: z.array(z.object({ version: z.string(), digest: z.string(), madeAt: instant })),
    }),
  },
})
