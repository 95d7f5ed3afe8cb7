import type { Translate } from '../../react/text.ts'
import { useTranslate } from '../../react/text-context.tsx'
import { uiMessages } from './ui-messages.ts'

/** The kit's own words, which need no dictionary of a parcel. */
export function useUiText(): Translate {
  return useTranslate(uiMessages)
}
