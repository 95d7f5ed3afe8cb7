import type { Call } from '@atrium/shared-utility/contract'
import { z } from 'zod'

/** The least that a request must say: at an address with several deeds, which one is meant. */
export function deedOf({ input }: Call) {
  const op = input.shape.op
  return op instanceof z.ZodLiteral ? { op: op.value } : {}
}
