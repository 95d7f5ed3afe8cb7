import type { Context } from './context.ts'
import { platform } from '../db/scope.ts'

/**
 * The policy is the enterprise's of the path; factors and sessions are the person's, which the role of a space cannot
 * reach. So these calls work in a transaction of the platform, on nothing but the rows of who is signed in.
 */
export function inPlatformScope<I, O>(handle: (input: I, context: Context) => Promise<O>) {
  return (input: I, context: Context) => context.services.tx(platform, (db) => handle(input, { ...context, db }))
}
