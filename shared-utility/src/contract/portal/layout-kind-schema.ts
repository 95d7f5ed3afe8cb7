import { z } from 'zod'
import { layoutKinds } from './layout-kind.ts'

// Apart from the names, which the first page needs before there is zod.
export const layoutKind = z.enum(layoutKinds)
