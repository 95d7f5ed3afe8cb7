import { id } from './fields.ts'

/** What a browser calls something that it adds: sent again after a lost answer, it is not added once more. */
export const onceKey = id.min(16).optional()
