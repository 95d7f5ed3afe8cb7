import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, id, instant, integer } from '../foundation/fields.ts'
import { file } from '../wire/file.ts'
import { proposed } from './proposal.ts'
import { releaseReason as reason } from './release-shape.ts'

const path = '/api/deploy/platform'
const ofImport = `${path}/import`
/** 1 GB: more than all that a portal has ever been made of at one time. */
const most = 1024 * 1024 * 1024

/** Whole revisions as signed bundles, for portals that reach each other by nothing but a file. */
export const revisionBundleCalls = defineCalls({
  exportRevision: {
    title: ['用平台令牌导出一次发布', 'Export a revision by platform token'],
    summary: 'A revision with all that it is made of, signed by this portal; without a number the one in force.',
    path: `${path}/bundle`,
    access: 'platformToken',
    space: 'none',
    envelope: 'file',
    input: z.strictObject({ number: integer(1, 2_147_483_647).optional() }),
    output: file,
    problems: ['notFound', 'versionRemoved', 'storageUnavailable'],
  },
  saveRevision: {
    title: ['将一次发布保存为文件', 'Save a revision as a file'],
    summary: 'The same for an operator: a revision as one signed file.',
    stepUpReason: 'takes all that the portal is made of away as a file',
    method: 'GET',
    path: '/api/sysop/revision/{id}/bundle',
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    // It is written down itself: no page from elsewhere may cause that.
    changes: true,
    envelope: 'file',
    input: z.strictObject({ id }),
    output: file,
    problems: ['notFound', 'versionRemoved', 'storageUnavailable'],
  },
  addImport: {
    title: ['用平台令牌上传发布包', 'Send a bundle by platform token'],
    summary: 'Announces a bundle of this size, whose bytes then come by `addImportBytes`.',
    stepUpReason: 'a program with a platform token makes it; what is sent nobody runs',
    method: 'POST',
    path: ofImport,
    access: 'platformToken',
    space: 'none',
    input: z.strictObject({ sizeBytes: integer(1, most) }),
    output: z.object({ id, offset: z.int(), partBytes: z.int() }),
    problems: ['tooManyAttempts', 'storageFull', 'storageUnavailable'],
  },
  getImport: {
    title: ['用平台令牌查看上传的发布包', 'Read how far a bundle has come by platform token'],
    summary: 'How far the bytes of an announced bundle are kept: a caller that was cut off goes on from there.',
    path: `${ofImport}/{id}`,
    access: 'platformToken',
    space: 'none',
    input: z.strictObject({ id }),
    output: z.object({ offset: z.int(), sizeBytes: z.int() }),
    problems: ['notFound'],
  },
  addImportBytes: {
    title: ['用平台令牌上传发布包的内容', 'Send the bytes of a bundle by platform token'],
    summary: 'Goes on with the bytes of an announced bundle from `offset`, and answers how far they are kept.',
    stepUpReason: 'goes on with that',
    method: 'PUT',
    path: `${ofImport}/{id}`,
    access: 'platformToken',
    space: 'none',
    encoding: 'bytes',
    input: z.strictObject({ id, offset: integer(0, most) }),
    output: z.object({ offset: z.int() }),
    problems: ['notFound', 'fileOffsetWrong', 'requestTooLarge', 'storageFull', 'storageUnavailable'],
  },
  cancelImport: {
    title: ['用平台令牌取消发布包', 'Give a bundle up by platform token'],
    summary: 'Gives an announced bundle up.',
    stepUpReason: 'gives that up',
    method: 'DELETE',
    path: `${ofImport}/{id}`,
    access: 'platformToken',
    space: 'none',
    input: z.strictObject({ id }),
    output: done,
    problems: ['notFound'],
  },
  importRevision: {
    title: ['用平台令牌导入一次发布', 'Import a revision by platform token'],
    summary:
      'Verifies a bundle that is there, whole, and makes the portal of its parts: at once, or as a proposal where every page is changed.',
    stepUpReason:
      'a program with a platform token makes it; what runs where people sign in waits for another operator, who confirms who they are',
    method: 'POST',
    path: `${ofImport}/{id}/release`,
    access: 'platformToken',
    space: 'none',
    input: z.strictObject({ id, reason }),
    output: z.object({
      /** The owner of the key that has signed it, as the configuration calls it. */
      signer: z.string(),
      parts: z.array(z.object({ slug: z.string(), version: z.string() })),
      /** The revision that it became; null where it waits for an operator. */
      revision: z.object({ id, number: z.int() }).nullable(),
      proposal: z.object({ id, expiresAt: instant }).nullable(),
    }),
    problems: [
      ...proposed,
      'importRefused',
      'fileOffsetWrong',
      'proposalsFull',
      'tooManyAttempts',
      'artifactVersionTaken',
      'artifactFileTaken',
      'artifactDamaged',
      'storageFull',
      'storageUnavailable',
    ],
  },
})
