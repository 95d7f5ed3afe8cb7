import { z } from 'zod'
import { userTypes } from './user-type.ts'

// This stands apart from the names, which the first page needs before there is zod.
export const userType = z.union(userTypes.map((type) => z.literal(type)))
