import type { Context } from './context.ts'
import { platform } from '../../db/scope.ts'

/**
 * The policy belongs to the enterprise of the path; factors and sessions belong to the person, and the role of a space
 * cannot reach them. So these calls work in a transaction of the platform, on the rows of the signed-in person only.
 */
export function inPlatformScope<I, O>(handle: (input: I, context: Context) => Promise<O>) {
  return (input: I, context: Context) => context.services.tx(platform, (db) => handle(input, { ...context, db }))
}
