import type { Problem } from '@atrium/shared-utility/contract'

/** Why the person was not signed in. */
export type Failure =
  | { kind: 'problem'; problem: Problem }
  /** Neither the address nor an earlier visit says which enterprise's messenger this is. */
  | { kind: 'enterpriseUnknown' }
  | { kind: 'notConfigured' }
  /** The person said no in the messenger. */
  | { kind: 'cancelled' }
