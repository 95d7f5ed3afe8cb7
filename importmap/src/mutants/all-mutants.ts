import { fences } from './list/fences.ts'
import { pages } from './list/pages.ts'
import { rules } from './list/rules.ts'
import { writes } from './list/writes.ts'

/** All of them. Each stands where people slip, and was not chosen for a test that is known to find it. */
export const allMutants = [...fences, ...writes, ...rules, ...pages]
