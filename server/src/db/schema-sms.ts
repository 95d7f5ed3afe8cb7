import type { Filled } from './column.ts'

/** `target`, `holder` and `code_mac` are keyed digests: of the telephone, of the browser or person, and of the code. */
export type VerifyCodeTable = {
  id: string
  purpose: 'login' | 'register' | 'bind' | 'reset' | 'twoStep'
  target: string
  holder: string
  code_mac: string
  tries: Filled<number>
  expires_at: Date
  consumed_at: Date | null
}
