import { calls, type Call } from '@atrium/shared-utility/contract'

/** True for what acts on the account or the platform, wherever it is called: no single enterprise can speak for that. */
export function isOfAccount(call: Call) {
  // The list of linked providers is read there, too; a session of one enterprise may know of that.
  return call.space === 'none' || call.access.needs.account !== undefined || call === calls.listOwnSignOns
}
