import type { Context } from '../../../foundation/call/context/context.ts'

/** An enterprise vouches for its people in itself alone, whatever page they came from: sign-ins land there. */
export function inEnterprise(entId: string, context: Context): Context {
  return { ...context, visitor: { ...context.visitor, entId } }
}
