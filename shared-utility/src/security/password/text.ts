import { useTranslate, type Translate } from '../../react/index.ts'
import { passwordMessages } from './words.ts'

/** The words of the form of a new password. */
export function usePasswordText(): Translate {
  return useTranslate(passwordMessages)
}
