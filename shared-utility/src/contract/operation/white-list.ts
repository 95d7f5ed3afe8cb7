import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import {
  done,
  enterpriseId,
  flag,
  id,
  instant,
  integer,
  listInput,
  listOutput,
  nothing,
  freeText,
} from '../foundation/fields.ts'
import {
  changedWhiteListEntry,
  newWhiteListEntry,
  whiteListEntry,
  whiteListKinds,
  whiteListMissing,
  whiteListRule,
  whiteListStates,
} from './white-list-shape.ts'
import { onceKey } from '../foundation/once-key.ts'

const path = '/api/sysop/appconfig/whitelist'
const kind = z.enum(whiteListKinds)

export const whiteListCalls = defineCalls({
  listWhiteListEntries: {
    title: ['查看白名单', 'Read the allowlist'],
    summary: 'The white list of hosts, applications, plug-ins and APIs, filtered and paged.',
    method: 'GET',
    path,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      kind: kind.optional(),
      state: z.enum(whiteListStates).optional(),
      /** Those of one enterprise. */
      entid: enterpriseId.optional(),
      /** `shared`: those for every enterprise; `own`: those for one. */
      reach: z.enum(['shared', 'own']).optional(),
      /** Whose time is over from then on. */
      from: instant.optional(),
      to: instant.optional(),
      sort: z.enum(['createdAt', 'expiresAt', 'value']).default('createdAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(whiteListEntry),
  },
  getWhiteListEntry: {
    title: ['查看白名单条目', 'Read an entry of the allowlist'],
    summary: 'One entry of the white list.',
    method: 'GET',
    path: `${path}/entry/{id}`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: whiteListEntry,
    problems: ['notFound'],
  },
  addWhiteListEntry: {
    title: ['添加白名单条目', 'Add to the allowlist'],
    summary:
      'Lets a host, an application, a plug-in or an API through, for every enterprise or for one, for good or for a time.',
    stepUpReason: 'lets an enterprise, or all of them, use an address, an application or a call',
    method: 'POST',
    path,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: newWhiteListEntry,
    output: z.object({ id, version: z.int() }),
    once: 'form',
    problems: [
      'sentBefore',
      'whiteListTaken',
      'whiteListHost',
      'whiteListApp',
      'whiteListPlugin',
      'whiteListApi',
      'whiteListPast',
      'enterpriseNotFound',
    ],
  },
  updateWhiteListEntry: {
    title: ['修改白名单条目', 'Change an entry of the allowlist'],
    summary: 'Changes note, expiry and whether an entry counts, against the version that was read.',
    stepUpReason: 'lets it for longer, or shuts out whoever signs in by it',
    method: 'PUT',
    path,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: changedWhiteListEntry,
    output: z.object({ id, version: z.int() }),
    problems: ['notFound', 'versionConflict', 'whiteListPast'],
  },
  deleteWhiteListEntry: {
    title: ['删除白名单条目', 'Delete an entry of the allowlist'],
    summary:
      'Takes an entry off the list; what it let through is refused from then on, where only what is listed passes.',
    stepUpReason: 'shuts out whoever signs in by it',
    method: 'DELETE',
    path,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ id }),
    output: done,
    problems: ['notFound'],
    doneAlready: ['notFound'],
  },
  getWhiteListRules: {
    title: ['查看白名单规则', 'Read the rules of the allowlist'],
    summary: 'For each kind whether everything passes or only what is listed, since when and by whom.',
    method: 'GET',
    path: `${path}/rule`,
    access: platformOperator,
    space: 'none',
    input: nothing,
    output: z.array(whiteListRule),
  },
  listWhiteListMissing: {
    title: ['查看未列入白名单的内容', 'Read what is not on the allowlist'],
    summary: 'What is in use and on no list: what would be refused, or is, where only what is listed passes.',
    method: 'GET',
    path: `${path}/missing`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      kind,
      /** A part of the value or the name. */
      q: freeText().max(64).default(''),
    }),
    output: z.object({
      /** How many there are; the list has the first 100 of them. */
      total: z.int(),
      list: z.array(whiteListMissing),
    }),
  },
  updateWhiteListRule: {
    title: ['更改白名单规则', 'Change a rule of the allowlist'],
    summary: 'Lets only what is listed pass from now on, or everything, against the version that was read.',
    stepUpReason: 'lets everything pass, or refuses at once whatever is not listed',
    method: 'PUT',
    path: `${path}/rule`,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ kind, onlyListed: flag, version: integer(0, 2_147_483_647), onceKey }),
    output: done,
    problems: ['versionConflict'],
  },
})
