import { z } from 'zod'
import { langs } from './lang.ts'

// Apart from the names, which the first page needs before there is zod.
export const lang = z.enum(langs)
