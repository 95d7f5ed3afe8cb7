import { isPlatformStaff, type UserType } from '@atrium/shared-utility/contract'

type Offered = { kind: 'preview' | 'dev'; token_id: string | null }

/**
 * Whether this is kept from the platform's own people, like a roll-out that a token began: a stolen token reaches none
 * of them. A development build comes from their own machine, and they have confirmed it.
 */
export function isKeptFrom({ kind, token_id: tokenId }: Offered, { userType }: { userType: UserType }) {
  return kind === 'preview' && tokenId !== null && isPlatformStaff(userType)
}
