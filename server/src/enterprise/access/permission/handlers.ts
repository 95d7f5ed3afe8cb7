import { UserType, type permissionCalls, type platformStaff } from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { hiddenPages, isUnder } from '../../../foundation/query/setting/hidden-pages.ts'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { selectAll } from '../saas/queries.ts'
import { selectCategoriesInCare, selectPermissions } from './queries.ts'

/** People of the platform have no roles in an enterprise; this is what comes with their type. */
const platformPermissions: Partial<Record<UserType, readonly string[]>> = {
  [UserType.operator]: ['operationOverview', '/sysop/enterprise'],
  [UserType.saasAdministrator]: ['/console', '/console/enterprises', '/console/people', '/console/messages'],
} satisfies Record<(typeof platformStaff)[number], readonly string[]>

export const permissionHandlers: Handlers<typeof permissionCalls> = {
  async judgeRole({ operation }, context) {
    const permissions = await permissionsOf(context)
    return { operation, allow: permissions.includes(operation) }
  },

  /** A permission that begins with a slash is a page, any other an operation. */
  async getPageAuthorization(_input, context) {
    const permissions = await permissionsOf(context)
    const hidden = hiddenPages(context.services.settings.current().navigation.value, sessionOf(context))
    return {
      pages: permissions.filter((permission) => permission.startsWith('/') && !isUnder(permission, hidden)),
      operations: permissions.filter((permission) => !permission.startsWith('/')),
    }
  },

  async getSaasScope(_input, context) {
    const { db, lang } = context
    const all = sessionOf(context).userType === UserType.operator
    const rows = all ? await selectAll(db) : await selectCategoriesInCare(db)
    return {
      all,
      categories: rows.map(({ id, parentId, enterprises, ...row }) => {
        return { id, parentId, name: nameIn(lang, row), enterprises: Number(enterprises) }
      }),
    }
  },
}

async function permissionsOf(context: Context) {
  const { userId, userType } = sessionOf(context)
  const ofPlatform = platformPermissions[userType]
  if (ofPlatform !== undefined) return ofPlatform
  // Without an enterprise there are no roles, and so nothing is allowed.
  return context.space === null ? [] : selectPermissions(context.db, userId)
}
