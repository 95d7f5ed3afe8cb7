import { z } from 'zod'
import { oneOf } from './value.ts'

/** The Chromium in which versions of parcels are run before they are released. */
export type ChromiumSettings = {
  /** Its program; null: the machine's own, where it has one. */
  named: string | null
  /** True: versions are not run in a browser, even where there is one. */
  isOff: boolean
  /** False where the system gives it no fence of its own, and operators know that. */
  isSandboxed: boolean
}

export const chromiumVariables = {
  ATRIUM_CHROMIUM: z.string().nullable().default(null),
  ATRIUM_CHROMIUM_SANDBOX: oneOf(['on', 'off']).default('on'),
}

type Variables = z.infer<z.ZodObject<typeof chromiumVariables>>

export function chromiumOf({ ATRIUM_CHROMIUM: named, ATRIUM_CHROMIUM_SANDBOX: sandbox }: Variables): ChromiumSettings {
  return { named: named === 'off' ? null : named, isOff: named === 'off', isSandboxed: sandbox === 'on' }
}
