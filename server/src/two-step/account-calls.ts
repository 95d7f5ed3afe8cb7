import { calls, type Call } from '@atrium/shared-utility/contract'

/** Calls at an enterprise's address that all the same act on the account. */
const ofAccount: readonly Call[] = [
  calls.renewRecoveryCodes,
  calls.deleteTwoStepFactor,
  calls.renamePasskey,
  calls.deletePasskey,
  calls.deleteOwnPhone,
  calls.listOwnSignOns,
  calls.linkSignOn,
  calls.unlinkSignOn,
  calls.unbindUserAuth,
]

/** True for what acts on the account or the platform, wherever it is called: no single enterprise can speak for that. */
export function isOfAccount(call: Call) {
  return call.space === 'none' || ofAccount.includes(call)
}
