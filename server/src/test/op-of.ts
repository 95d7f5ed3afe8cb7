import type { Call } from '@atrium/shared-utility/contract'
import { z } from 'zod'

/** The least that a request must say at an address with several calls: which of them it means. */
export function opOf({ input }: Call) {
  const op = input.shape.op
  return op instanceof z.ZodLiteral ? { op: op.value } : {}
}
