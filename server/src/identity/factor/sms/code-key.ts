import type { SmsPurpose } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { holderText, type Holder } from './limits.ts'
import type { CodeKey } from './queries.ts'

type CodeRequest = { purpose: SmsPurpose; phone: string; holder: Holder; generation: number }

/**
 * The key of a code in the database. Six digits and eleven have no secret in them, so the digests are keyed. When the
 * person's proofs change, a code that was asked for before is of a former generation, and not found any more.
 */
export function codeKey(
  { purpose, phone, holder, generation }: CodeRequest,
  { services }: Pick<Context, 'services'>,
): CodeKey {
  const { secrets } = services
  const target = secrets.mac(`phone|${phone}|${generation}`)
  return { purpose, target, holder: secrets.mac(`holder|${holderText(holder)}`) }
}

export function codeMac({ id, code }: { id: string; code: string }, { services }: Pick<Context, 'services'>) {
  return services.secrets.mac(`code|${id}|${code}`)
}
