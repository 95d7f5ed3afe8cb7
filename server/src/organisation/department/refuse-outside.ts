import { Problem, UserType } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../foundation/call/context/context.ts'
import { mayEditDepartment } from './scope-query.ts'

/**
 * Throws forbidden where the roles of the caller do not reach this department; null stands for the whole enterprise. Looks
 * anew, in the transaction of the call: a role that was lost a moment ago does not count.
 */
export async function refuseOutside(context: Context, departmentId: string | null) {
  const { userId, userType } = sessionOf(context)
  if (userType === UserType.administrator) return
  if (!(await mayEditDepartment(context.db, { userId, departmentId }))) throw new Problem('forbidden')
}
