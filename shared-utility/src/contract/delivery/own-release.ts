import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { id } from '../foundation/fields.ts'
import { browserCheck, browserCheckProblems } from './browser-check.ts'
import { releaseMade, releaseProblems, releaseReason as reason, versionFinding } from './release-shape.ts'

const version = z.string().min(1).max(64)

/** The same for a team's own tool: the parcel is that of the deploy token. */
export const ownReleaseCalls = defineCalls({
  uploadArtifact: {
    title: ['上传微前端版本', 'Upload a version of a parcel'],
    summary:
      'Takes a version of the token’s parcel as a ZIP of 8 MB at most, each file as it is: `artifact.json`, and beside it the files that it names. The server hashes and examines all of it. The same version again is the one that is there.',
    stepUpReason:
      'a program with a deploy token makes it; it is run in a browser that reaches nothing, and nowhere else before it is released',
    method: 'PUT',
    path: '/api/deploy/artifact',
    access: 'deployToken',
    space: 'none',
    encoding: 'bytes',
    input: z.strictObject({}),
    output: z.object({
      id,
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
  getOwnBrowserCheck: {
    title: ['查询版本的浏览器检查结果', 'Ask what came of running a version in a browser'],
    summary:
      'How it stands with the run of a version of the token’s parcel in a browser, and what that has found; null where it is not to be run.',
    path: '/api/deploy/check',
    access: 'deployToken',
    space: 'none',
    input: z.strictObject({ version }),
    output: z.object({ check: browserCheck.nullable(), findings: z.array(versionFinding) }),
    problems: ['notFound'],
  },
  releaseOwnParcel: {
    title: ['用部署令牌发布微前端', 'Release a parcel by deploy token'],
    summary: 'Puts a version of the token’s parcel in force, whatever else was released meanwhile.',
    stepUpReason: 'a program with a deploy token makes it: there is nobody to ask again',
    method: 'POST',
    path: '/api/deploy/release',
    access: 'deployToken',
    space: 'none',
    input: z.strictObject({ version, reason: reason.default('release') }),
    output: releaseMade,
    problems: [
      'tooManyAttempts',
      'notFound',
      'parcelPathLost',
      'releaseChangesNothing',
      'versionRemoved',
      'releaseNeedsTwo',
      'releaseRouteTaken',
      'releaseNameMissing',
      'releaseRangeBroken',
      ...browserCheckProblems,
    ],
  },
  releaseOwnTogether: {
    title: ['用部署令牌同时发布多个微前端', 'Release several parcels at once by deploy tokens'],
    summary:
      'Puts a version of the token’s parcel in force together with versions of other parcels, each with a deploy token of its own: all of them as one revision, or none.',
    stepUpReason: 'a program with deploy tokens makes it: there is nobody to ask again',
    method: 'POST',
    path: '/api/deploy/release/together',
    access: 'deployToken',
    space: 'none',
    encoding: 'json',
    input: z.strictObject({
      version,
      others: z
        .array(z.strictObject({ token: z.string().min(1).max(200), version }))
        .min(1)
        .max(19),
      reason: reason.default('release'),
    }),
    output: releaseMade,
    problems: [...releaseProblems, 'deployTokenInvalid', 'tooManyAttempts'],
  },
})
