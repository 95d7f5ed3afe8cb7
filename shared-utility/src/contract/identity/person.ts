import { plainSign } from '../foundation/fields.ts'
import { visible } from '../foundation/tidy.ts'

/** What a person types to say who they are, whichever way they came to have an account. */
export const loginId = plainSign()
  .min(2)
  .max(64)

  .regex(visible)
  .regex(/^[\p{L}\p{N}._@+-]+$/u)

/** What an account can be, on the whole platform. */
export const userStatuses = ['invited', 'active', 'suspended'] as const
