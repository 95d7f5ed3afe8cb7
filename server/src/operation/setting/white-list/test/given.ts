import type { CallInput, WhiteListKind } from '@atrium/shared-utility/contract'
import type { Client } from '../../../../test/client.ts'

/** Lets only what is listed pass, or everything. */
export async function setRule(operator: Client, kind: WhiteListKind, onlyListed: boolean) {
  const rules = await operator.call('getWhiteListRules', {})
  const version = rules.find((rule) => rule.kind === kind)?.version ?? 0
  await operator.call('updateWhiteListRule', { kind, onlyListed, version })
}

export function list(operator: Client, entry: CallInput<'addWhiteListEntry'>) {
  return operator.call('addWhiteListEntry', entry)
}
