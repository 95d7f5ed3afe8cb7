import type { TwoStepMethod } from '@atrium/shared-utility/contract'
import type { Config } from '../../../foundation/process/config/config.ts'
import { findRelyingParty } from '../person/relying-party.ts'

declare module '../../../foundation/call/context/services.ts' {
  interface Services {
    /** The methods that this portal offers at this moment; a factor of another kind stays, and cannot be used. */
    twoStepMethods: () => readonly TwoStepMethod[]
  }
}

/** The methods of two-step verification that a portal with this address, with or without SMS, can offer. */
export function offeredMethods({ baseUrl, hasSms }: Pick<Config, 'baseUrl'> & { hasSms: boolean }): TwoStepMethod[] {
  return [
    'totp' as const,
    ...(hasSms ? ['sms' as const] : []),
    ...(findRelyingParty({ baseUrl }) === null ? [] : ['webauthn' as const]),
  ]
}
