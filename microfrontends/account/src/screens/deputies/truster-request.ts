import type { CallOutput } from '@atrium/shared-utility/contract'

/** A request that a deputy can answer. */
export type TrusterRequest = CallOutput<'listTrusterRequests'>['list'][number]
