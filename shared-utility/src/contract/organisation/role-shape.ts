import { z } from 'zod'
import { flag, id, integer, plainSign, text } from '../foundation/fields.ts'
import { lines } from '../foundation/lines.ts'
import { operationScopes, roleScopes, type Operation, type RoleScope } from '../foundation/permission.ts'
import { said } from '../foundation/said-issue.ts'

/** People of an enterprise of the usual kind have the roles of `system`, of one whose `entType` is 1 those of `qpaas`; `box` is another product. */
export const roleModules = ['system', 'qpaas', 'box'] as const

/** So many pages a role opens at most. */
export const mostRolePages = 50

const scope = z.enum(roleScopes)
const pagePath = /^\/(?![/\\])[^\s\\?#]{0,199}$/

/** The pages of such a text, each once. */
export const rolePagesIn = (all: string) => [...new Set(all.split(/\s+/).filter((one) => one !== ''))]
const arePages = (all: string) => {
  const found = rolePagesIn(all)
  return found.length <= mostRolePages && found.every((one) => pagePath.test(one))
}

/** One page in a line. */
const pages = lines(10_000).refine(arePages)

const wholeOnly = { 'zh-CN': '此权限只能授予整个企业', 'en-US': 'This permission is for the whole enterprise only' }

function scopeOf(operation: Operation) {
  const counting: readonly RoleScope[] = operationScopes[operation]
  return z
    .enum(['none', ...roleScopes])
    .superRefine((given, context) => {
      if (given !== 'none' && !counting.includes(given)) context.addIssue(said(wholeOnly))
    })
    .default('none')
}

/** What a form says of a role: each operation with its scope, pages line by line. */
export const roleFields = {
  name: text(1, 64),
  nameEn: text(1, 64),
  module: z.enum(roleModules),
  /** Where people of the role land; empty is nowhere of its own. */
  detail: plainSign()
    .max(200)
    .regex(/^(?:\/(?![/\\])[^\s\\]*)?$/)
    .default(''),
  /** A person with several roles lands where the first one says. */
  sort: integer(0, 9999).default(100),
  enabled: flag.default(true),
  orgEdit: scopeOf('orgEdit'),
  announce: scopeOf('announce'),
  operationOverview: scopeOf('operationOverview'),
  pages: pages.default(''),
} satisfies Record<Operation, z.ZodType> & Record<string, z.ZodType>

const named = { id, name: z.string(), nameEn: z.string().nullable() }

export const grant = z.object({ permission: z.string(), scope })

export const role = z.object({
  ...named,
  nameEn: z.string(),
  module: z.enum(roleModules),
  detail: z.string(),
  sort: z.int(),
  enabled: z.boolean(),
  /** Made with the enterprise: it comes with a type of user, and cannot be changed. */
  isBuiltIn: z.boolean(),
  version: z.int(),
  /** An operation by its name or, with a slash, a page. */
  permissions: z.array(grant),
  /** How many people hold it by name, and how many departments and titles bring it. */
  people: z.int(),
  departments: z.int(),
  titles: z.int(),
})
export type EnterpriseRole = z.infer<typeof role>

export const roleMembers = z.object({
  /** The first of them by name; `total` is all who hold the role by name. */
  people: z.array(z.object({ userId: id, name: z.string() })),
  total: z.int(),
  departments: z.array(z.object(named)),
  titles: z.array(z.string()),
})
export type RoleMembers = z.infer<typeof roleMembers>

/** By what a person comes by a role. A department is the one that the role names, which may be above the person's own. */
const way = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person') }),
  z.object({ kind: z.literal('department'), name: z.string(), nameEn: z.string().nullable() }),
  z.object({ kind: z.literal('title'), title: z.string() }),
])

export const heldRole = z.object({
  ...named,
  nameEn: z.string(),
  /** A role that is switched off allows nothing. */
  enabled: z.boolean(),
  permissions: z.array(grant),
  ways: z.array(way),
})
export type HeldRole = z.infer<typeof heldRole>
