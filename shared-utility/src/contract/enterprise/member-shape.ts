import { z } from 'zod'
import { UserType } from '../foundation/user-type.ts'
import { joiningTypes } from './connector-shape.ts'

/** The types of person that may belong to an enterprise. */
export const memberTypes = [...joiningTypes, UserType.administrator] as const

export const memberTypeFilter = z.preprocess(
  (value) => (typeof value === 'string' ? Number(value) : value),
  z.union(memberTypes.map((type) => z.literal(type))),
)
