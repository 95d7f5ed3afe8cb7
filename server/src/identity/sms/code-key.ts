import type { SmsPurpose } from '@atrium/shared-utility/contract'
import type { Context } from '../../foundation/context/context.ts'
import { holderText, type Holder } from './limits.ts'
import type { CodeKey } from './queries.ts'

type Asked = { purpose: SmsPurpose; phone: string; holder: Holder }

/** What names a code in the database. Six digits and eleven have no secret in them, so the digests are keyed. */
export function codeKey({ purpose, phone, holder }: Asked, { services }: Pick<Context, 'services'>): CodeKey {
  const { secrets } = services
  return { purpose, target: secrets.mac(`phone|${phone}`), holder: secrets.mac(`holder|${holderText(holder)}`) }
}

export function codeMac({ id, code }: { id: string; code: string }, { services }: Pick<Context, 'services'>) {
  return services.secrets.mac(`code|${id}|${code}`)
}
