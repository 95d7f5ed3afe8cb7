import { plainSign } from '../foundation/fields.ts'
import { visible } from '../foundation/tidy.ts'

/**
 * Letters of Latin, Chinese, Japanese and Korean go together, as people write them; those of any other script have no Latin
 * ones beside them: with one Cyrillic letter a name would look like another one's.
 */
const unmixed =
  /^(?:[\P{L}\p{Script=Latin}\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Bopo}\p{Script=Hang}\p{Script=Zyyy}]*|\P{Script=Latin}*)$/u

/**
 * The name that a person will type to sign in, whichever way they come to have an account. An older one stays as it is.
 */
export const loginId = plainSign()
  .min(2)
  .max(64)

  .regex(visible)
  .regex(/^[\p{L}\p{N}._@+-]+$/u)
  .regex(unmixed)

/** What an account can be, on the whole platform. */
export const userStatuses = ['invited', 'active', 'suspended'] as const
