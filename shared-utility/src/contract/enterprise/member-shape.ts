import { z } from 'zod'
import { enterpriseTypes } from '../foundation/callers.ts'

/** The types of person that may belong to an enterprise. */
export const memberTypes = enterpriseTypes

export const memberTypeFilter = z.preprocess(
  (value) => (typeof value === 'string' ? Number(value) : value),
  z.union(memberTypes.map((type) => z.literal(type))),
)
