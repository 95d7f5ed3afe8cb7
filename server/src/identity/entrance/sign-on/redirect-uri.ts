import { spacePath } from '@atrium/shared-utility/model'
import type { Context } from '../../../foundation/call/context/context.ts'

/** Where the provider sends people back to: a page of the enterprise, the same for all its providers. */
export function redirectUriOf(entId: string, { config, visitor }: Pick<Context, 'config' | 'visitor'>) {
  return `${config.baseUrl ?? `http://${visitor.host}`}${spacePath(entId)}/home/signOn`
}
