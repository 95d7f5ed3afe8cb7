import type { TwoStepMethod } from '@atrium/shared-utility/contract'
import type { Config } from '../../foundation/config/config.ts'
import { findRelyingParty } from '../person/relying-party.ts'

declare module '../../foundation/context/services.ts' {
  interface Services {
    /** What this portal is set up for at this moment; a factor of a kind that it no longer offers stays, and cannot be used. */
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
