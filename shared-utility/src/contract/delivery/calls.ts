import { callsOf } from '../foundation/calls-of.ts'
import * as nouns from './index.ts'

/** Every call of this area. */
export const deliveryArea = callsOf(nouns)
