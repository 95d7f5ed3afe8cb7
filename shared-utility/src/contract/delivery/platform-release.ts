import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { id, instant, nothing } from '../foundation/fields.ts'
import { artifactKinds, partSlug } from '../portal/artifact.ts'
import { proposed } from './proposal.ts'
import { proposalStates } from './proposal-shape.ts'
import { releaseReason as reason, versionFinding } from './release-shape.ts'

const path = '/api/deploy/platform'
const parts = z
  .array(z.strictObject({ slug: partSlug, id }))
  .min(1)
  .max(50)

/** The calls of the build of the portal with a platform token, which stands for the team `atrium`. */
export const platformReleaseCalls = defineCalls({
  getPlatformParts: {
    title: ['用平台令牌查看门户的组成', 'Read the parts of the portal by platform token'],
    summary: 'What the portal is made of at this moment, and until when the platform token of this request counts.',
    path,
    access: 'platformToken',
    space: 'none',
    input: nothing,
    output: z.object({
      token: z.object({ label: z.string(), expiresAt: instant }),
      /** What this portal signs its exported revisions with: others trust it by their `ATRIUM_REVISION_KEYS`. */
      signingKey: z.string(),
      /** Null before the first build. */
      revision: z.object({ id, number: z.int() }).nullable(),
      parts: z.array(
        z.object({
          slug: z.string(),
          kind: z.enum(artifactKinds),
          version: z.string(),
          digest: z.string(),
          /** False for what a team releases by itself. */
          isOwn: z.boolean(),
          /** It runs where people sign in: what changes it is proposed. Absent in the answer of an older server. */
          needsTwo: z.boolean().optional(),
        }),
      ),
    }),
  },
  uploadPart: {
    title: ['用平台令牌上传门户的组成部分', 'Upload a part of the portal by platform token'],
    summary:
      'Takes a version of a part that is built with the portal, as teams send theirs: a ZIP of 8 MB at most, with `artifact.json` and the files that it names.',
    stepUpReason: 'a program with a platform token makes it; what is uploaded nobody runs before it is released',
    method: 'PUT',
    path: `${path}/part`,
    access: 'platformToken',
    space: 'none',
    encoding: 'bytes',
    input: z.strictObject({}),
    output: z.object({
      id,
      slug: z.string(),
      version: z.string(),
      digest: z.string(),
      /** False where it was there already. */
      isNew: z.boolean(),
      findings: z.array(versionFinding),
    }),
    problems: [
      'requestTooLarge',
      'artifactUnreadable',
      'artifactRefused',
      'artifactVersionTaken',
      'artifactFileTaken',
      'tooManyAttempts',
      'storageFull',
      'storageUnavailable',
    ],
  },
  releaseOwnParts: {
    title: ['用平台令牌发布门户自带的微前端', 'Release the portal’s own parcels by platform token'],
    summary:
      'Puts versions of parcels that are built with the portal in force, none of which runs where people sign in: all of them as one revision, or none.',
    stepUpReason: 'a program with a platform token makes it: there is nobody to ask again',
    method: 'POST',
    path: `${path}/release`,
    access: 'platformToken',
    space: 'none',
    encoding: 'json',
    input: z.strictObject({ parts, reason: reason.default('release') }),
    output: z.object({ id, number: z.int() }),
    problems: [...proposed, 'releaseTwice', 'releaseNeedsTwo', 'tooManyAttempts'],
  },
  proposeOwnParts: {
    title: ['用平台令牌提出变更申请', 'Propose a change by platform token'],
    summary: 'Asks an operator to put versions of any parts that are built with the portal in force together.',
    stepUpReason: 'a program with a platform token makes it; another operator confirms who they are when they approve',
    method: 'POST',
    path: `${path}/proposal`,
    access: 'platformToken',
    space: 'none',
    encoding: 'json',
    input: z.strictObject({ parts, reason }),
    output: z.object({
      id,
      expiresAt: instant,
      /** False where this token has asked for the same before, and that waits. */
      isNew: z.boolean(),
    }),
    problems: [...proposed, 'releaseTwice', 'proposalsFull', 'tooManyAttempts'],
  },
  getOwnProposal: {
    title: ['用平台令牌查看变更申请', 'Read a proposal by platform token'],
    summary: 'What has become of what this platform token has proposed.',
    path: `${path}/proposal/{id}`,
    access: 'platformToken',
    space: 'none',
    input: z.strictObject({ id }),
    output: z.object({
      state: z.enum(proposalStates),
      expiresAt: instant,
      /** The number of the revision that an approved one became. */
      number: z.int().nullable(),
      /** Why it was refused. */
      decision: z.string().nullable(),
    }),
    problems: ['notFound'],
  },
})
