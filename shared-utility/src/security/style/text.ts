import { useTranslate, type Translate } from '../../react/index.ts'
import { styleMessages } from './words.ts'

export function useStyleText(): Translate {
  return useTranslate(styleMessages)
}
