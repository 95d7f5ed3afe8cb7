import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, id, instant, integer, listInput, listOutput, text } from '../foundation/fields.ts'
import { file } from '../wire/file.ts'
import { bundleRow, bundleStatuses, wholeBundle } from './bundle-shape.ts'

const path = '/api/sysop/bundle'
const most = 1_000_000_000_000

export const bundleCalls = defineCalls({
  listBundles: {
    title: ['查看更新包', 'View bundles'],
    summary: 'The bundles with updates, the newest first; searched by a part of version, title or file name.',
    path,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      status: z.enum(bundleStatuses).optional(),
      sort: z.enum(['createdAt', 'sizeBytes']).default('createdAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(bundleRow),
  },
  addBundle: {
    title: ['上传更新包', 'Upload a bundle'],
    summary: 'Announces a bundle of this size, whose bytes then come by `addBundleBytes`.',
    stepUpReason: 'what is announced may become what runs here',
    method: 'POST',
    path,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    status: 202,
    input: z.strictObject({ name: text(1, 200), sizeBytes: integer(1, most) }),
    output: z.object({ id, status: z.enum(bundleStatuses), offset: z.int(), partBytes: z.int() }),
    problems: [
      'bundleNameWrong',
      'bundleNoKeys',
      'bundleTooLarge',
      'bundlesFull',
      'tooManyUploads',
      'storageFull',
      'storageUnavailable',
    ],
  },
  addBundleBytes: {
    title: ['上传更新包内容', 'Upload part of a bundle'],
    summary:
      'Goes on with the bytes of one’s own upload from `offset`, and answers how far they are kept: whole parts of `partBytes`, or the last one. After a break one goes on from there.',
    stepUpReason: 'goes on with one’s own upload',
    method: 'PUT',
    path: `${path}/{id}/content`,
    access: platformOperator,
    space: 'none',
    encoding: 'bytes',
    input: z.strictObject({ id, offset: integer(0, most) }),
    output: z.object({ id, status: z.enum(bundleStatuses), offset: z.int() }),
    problems: ['notFound', 'fileOffsetWrong', 'bundleNoZip', 'storageFull', 'storageUnavailable'],
  },
  cancelBundle: {
    title: ['取消上传更新包', 'Cancel the upload of a bundle'],
    summary: 'Gives one’s own upload up.',
    stepUpReason: 'gives up what one has begun oneself',
    method: 'DELETE',
    path: `${path}/{id}/content`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: done,
    problems: ['notFound'],
    doneAlready: ['notFound'],
  },
  getBundle: {
    title: ['查看更新包详情', 'View a bundle'],
    summary: 'One bundle: what its manifest says, and what it holds.',
    path: `${path}/{id}`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: wholeBundle,
    problems: ['notFound'],
  },
  removeBundle: {
    title: ['移除更新包', 'Remove a bundle'],
    summary: 'Removes a bundle and its file, unless it is on its way, being verified, or planned to be installed.',
    stepUpReason: 'takes a release away from whoever is to install it',
    method: 'DELETE',
    path: `${path}/{id}`,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ id }),
    output: done,
    problems: ['notFound', 'bundleNotReady', 'bundleInUse'],
    doneAlready: ['notFound'],
  },
  linkBundle: {
    title: ['生成更新包下载链接', 'Create a link to a bundle'],
    summary: 'A link to the file that holds for an hour and needs no session, for the machines that install it.',
    stepUpReason: 'whoever has the link has the file',
    method: 'POST',
    path: `${path}/{id}/link`,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ id }),
    output: z.object({ url: z.string(), expiresAt: instant }),
    problems: ['notFound', 'bundleNotReady'],
  },
  fetchBundle: {
    title: ['下载更新包', 'Download a bundle'],
    summary: 'The file that a link of `linkBundle` leads to, whole or in ranges: the link is all the authority.',
    path: '/d/bundle/{token}',
    /** That is when it is installed. */
    access: { who: 'public', while: ['maintenance'], session: 'ignored' },
    space: 'none',
    envelope: 'file',
    input: z.strictObject({ token: z.string().max(100) }),
    output: file,
    problems: ['linkNotValid', 'fileMissing'],
  },
})
