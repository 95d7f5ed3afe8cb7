import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, enterpriseId, id, integer, listInput, listOutput, text } from '../foundation/fields.ts'
import {
  jsonOf,
  onePackage,
  packageAsked,
  packagePlatform,
  packagePublishing,
  packageRow,
  packageStatuses,
  stepUpTicket,
} from './package-shape.ts'

export const packageCalls = defineCalls({
  listPackages: {
    summary: 'The packages for phones, the newest first; searched by a part of label, package name or file name.',
    path: '/api/sysop/package',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      platform: packagePlatform.optional(),
      status: z.enum(packageStatuses).optional(),
      entid: enterpriseId.optional(),
      sort: z.enum(['createdAt', 'packageName']).default('createdAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(packageRow),
  },
  addPackage: {
    summary: 'Announces a package of this size, whose bytes then come by `addPackageBytes`.',
    method: 'POST',
    path: '/api/sysop/{platform}',
    access: platformOperator,
    space: 'none',
    status: 202,
    input: z.strictObject({ platform: packagePlatform, name: text(1, 200), sizeBytes: integer(1, 1_000_000_000_000) }),
    output: z.object({ id, status: z.enum(packageStatuses), offset: z.int(), partBytes: z.int() }),
    problems: [
      'packageNameWrong',
      'packageTooLarge',
      'tooManyUploads',
      'packageDayFull',
      'storageFull',
      'storageUnavailable',
    ],
  },
  addPackageBytes: {
    summary:
      'Goes on with the bytes of one’s own upload from `offset`, and answers how far they are kept: whole parts of `partBytes`, or the last one. After a break one goes on from there.',
    method: 'PUT',
    path: '/api/sysop/{platform}/{id}/content',
    access: platformOperator,
    space: 'none',
    encoding: 'bytes',
    input: z.strictObject({ platform: packagePlatform, id, offset: integer(0, 1_000_000_000_000) }),
    output: z.object({ id, status: z.enum(packageStatuses), offset: z.int() }),
    problems: ['notFound', 'fileOffsetWrong', 'packageNoZip', 'storageFull', 'storageReadOnly', 'storageUnavailable'],
  },
  cancelPackage: {
    summary: 'Gives one’s own upload up, or a package that could not be looked into.',
    method: 'DELETE',
    path: '/api/sysop/{platform}/{id}/content',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ platform: packagePlatform, id }),
    output: done,
    problems: ['notFound'],
  },
  getPackage: {
    summary:
      'One package. `data` may ask for a link to its file (`withDownloadUrl`); that takes a step-up ticket as `_pwd`.',
    path: '/api/sysop/{platform}/{id}',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      platform: packagePlatform,
      id,
      data: jsonOf(packageAsked).optional(),
      _pwd: stepUpTicket.optional(),
    }),
    output: onePackage,
    problems: ['notFound', 'stepUpTicketInvalid'],
  },
  publishPackage: {
    summary:
      'Publishes a package to all or to some enterprises, or changes to which, its notes and whether it is forced.',
    method: 'PUT',
    path: '/api/sysop/{platform}/{id}',
    access: platformOperator,
    space: 'none',
    stepUp: true,
    input: z.strictObject({
      platform: packagePlatform,
      id,
      /** Where it is given, nobody else has changed the package since. */
      version: integer(1, 1_000_000_000).optional(),
      data: jsonOf(packagePublishing),
      _pwd: stepUpTicket.optional(),
    }),
    output: onePackage,
    problems: [
      'notFound',
      'versionConflict',
      'packageNotReady',
      'packageUnconfirmed',
      'enterpriseNotFound',
      'stepUpTicketInvalid',
    ],
  },
  withdrawPackage: {
    summary: 'Withdraws a package: nobody gets it any more. Its file is kept for 30 days.',
    method: 'DELETE',
    path: '/api/sysop/{platform}/{id}',
    access: platformOperator,
    space: 'none',
    stepUp: true,
    input: z.strictObject({ platform: packagePlatform, id, _pwd: stepUpTicket.optional() }),
    output: done,
    problems: ['notFound', 'packageNotReady', 'stepUpTicketInvalid'],
  },
  listPackageEnterprises: {
    summary: 'To which enterprises a package is published.',
    path: '/api/sysop/{platform}/{id}/enterprises',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ platform: packagePlatform, id, ...listInput }),
    output: listOutput(
      z.object({
        entid: enterpriseId,
        name: z.string(),
        published: z.boolean(),
        forceUpdate: z.boolean(),
        downloads: z.int(),
      }),
    ),
    problems: ['notFound'],
  },
})
