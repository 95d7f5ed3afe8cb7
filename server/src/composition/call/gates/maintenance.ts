import { Problem, UserType } from '@atrium/shared-utility/contract'
import type { IncomingCall } from '../incoming-call.ts'

/** During an update of the system only operators work. Throws underMaintenance. */
export async function maintenance({ call, caller, options }: IncomingCall) {
  // An answer would say that the caller is signed out, which is not known.
  if (call.access.needs.knownCaller === true && caller.isUnknown === true) throw new Problem('underMaintenance')
  if (call.access.while.includes('maintenance') || caller.session?.userType === UserType.operator) return
  if ((await options.services.maintenance.read()).isUpdating) throw new Problem('underMaintenance')
}
