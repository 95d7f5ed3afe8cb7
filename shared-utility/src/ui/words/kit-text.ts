import type { Translate } from '../../react/text.ts'
import { useTranslate } from '../../react/text-context.tsx'
import { kitMessages } from './kit-messages.ts'

/** The kit's own words beyond the first page, which need no dictionary of a parcel. */
export function useKitText(): Translate {
  return useTranslate(kitMessages)
}
