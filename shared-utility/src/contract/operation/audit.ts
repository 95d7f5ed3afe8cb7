import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { file } from '../wire/file.ts'
import { enterpriseId, id, instant, integer, listInput, listOutput, nothing, freeText } from '../foundation/fields.ts'
import { platformOperator } from '../foundation/callers.ts'
import { userType } from '../foundation/user-type-schema.ts'
import { packagePlatform } from './package-shape.ts'

export const auditResults = ['ok', 'denied'] as const

/**
 * What the audit log is searched by. Text is found by whole words, ids and addresses; Chinese by any part; people and enterprises
 * by their whole name, people also by login id.
 */
export const auditFilter = z.strictObject({
  from: instant.optional(),
  to: instant.optional(),
  /** An account's id, or its login id. */
  actor: freeText().max(64).optional(),
  action: freeText().max(64).optional(),
  result: z.enum(auditResults).optional(),
  /** `platform`: what belongs to no enterprise. */
  entid: z.union([z.literal('platform'), enterpriseId]).optional(),
  target: freeText().max(64).optional(),
  iSearch: listInput.iSearch,
})

const auditRow = z.object({
  id,
  /** Its place in its chain, from 1 on. */
  seq: z.int(),
  at: instant,
  entid: enterpriseId.nullable(),
  entName: z.string().nullable(),
  actorId: z.string().nullable(),
  actorName: z.string().nullable(),
  actorLoginId: z.string().nullable(),
  /** The label of the deploy token that it was done with, which belongs to no person. */
  deployToken: z.string().nullable(),
  actorType: userType.nullable(),
  action: z.string(),
  /** What the call of that name does, in the words of its reader; null where no call of this release has the name. */
  actionTitle: z.string().nullable(),
  targetKind: z.string(),
  /** What such a thing is called, where a call of this release says it. */
  targetTitle: z.string().nullable(),
  targetId: z.string(),
  /** What people call it; of a call that was refused, what it does. */
  targetName: z.string().nullable(),
  /** The platform of a package, which is part of its address; null for all else. */
  targetPlatform: packagePlatform.nullable(),
  result: z.enum(auditResults),
  ip: z.string().nullable(),
})
export type AuditRow = z.output<typeof auditRow>

/** A place in the chains, in their order: the platform's first, which has no name. */
const chainPlace = z.object({ chain: z.union([z.literal(''), enterpriseId]), seq: z.int() })

export const auditCalls = defineCalls({
  listAudit: {
    title: ['查看审计日志', 'View the audit log'],
    summary: 'The audit log of the platform and of every enterprise, newest first, filtered and paged.',
    method: 'GET',
    path: '/api/sysop/audit',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      ...auditFilter.shape,
      sort: z.literal('at').default('at'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(auditRow),
  },
  getAudit: {
    title: ['查看审计记录', 'View a row of the audit log'],
    summary: 'One row of the audit log with all that was written down, and its place in the chain.',
    method: 'GET',
    path: '/api/sysop/audit/record/{id}',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: auditRow.extend({
      userAgent: z.string().nullable(),
      requestId: z.string().nullable(),
      sessionId: z.string().nullable(),
      /** What changed, as it was written down. */
      diff: z.record(z.string(), z.unknown()).nullable(),
      prevHash: z.string(),
      hash: z.string(),
    }),
    problems: ['notFound'],
  },
  listAuditActions: {
    title: ['查看审计操作类型', 'View the actions of the audit log'],
    summary: 'Every action that the audit log knows of, for its filter.',
    method: 'GET',
    path: '/api/sysop/audit/actions',
    access: platformOperator,
    space: 'none',
    input: nothing,
    output: z.array(auditRow.pick({ action: true, actionTitle: true })),
  },
  exportAudit: {
    title: ['导出审计日志', 'Export the audit log'],
    summary: 'The filtered audit log as a file, newest first: 100 000 rows at most, and it says when there were more.',
    stepUpReason: 'takes the whole log away as a file',
    method: 'GET',
    path: '/api/sysop/audit/export',
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    // It is written down itself: no page from elsewhere may cause that.
    changes: true,
    envelope: 'file',
    input: auditFilter.extend({
      /** `ndjson`: rows as they were written down, for machines. `csv`: with names, for spreadsheets. */
      format: z.enum(['ndjson', 'csv']),
    }),
    output: file,
  },
  verifyAudit: {
    title: ['校验审计日志', 'Verify the audit log'],
    summary: 'Checks a stretch of the hash chains; asked again from `next` until that is null, it has checked all.',
    method: 'GET',
    path: '/api/sysop/audit/verify',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      /** One enterprise, or `platform`; all chains when left out. */
      entid: auditFilter.shape.entid,
      chain: chainPlace.shape.chain.default(''),
      seq: integer(0, Number.MAX_SAFE_INTEGER).default(0),
    }),
    output: z.object({
      checked: z.int(),
      /** Where to go on. */
      next: chainPlace.nullable(),
      /** The first row that does not follow from the one before it. */
      broken: chainPlace.nullable(),
    }),
  },
})
