import { Problem, UserType } from '@atrium/shared-utility/contract'
import type { IncomingCall } from '../incoming-call.ts'

/** During an update of the system only operators work. Throws underMaintenance. */
export async function maintenance({ call, caller, options }: IncomingCall) {
  // An answer would say that the caller is signed out, which is not known.
  if (call.tellsWho === true && caller.isUnknown === true) throw new Problem('underMaintenance')
  if (call.duringMaintenance === true || caller.session?.userType === UserType.operator) return
  if ((await options.services.maintenance.read()).isUpdating) throw new Problem('underMaintenance')
}
