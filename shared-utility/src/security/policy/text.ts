import { useTranslate, type Translate } from '../../react/index.ts'
import { policyMessages } from './words.ts'

/** The words of policies, also for the screens around these cards. */
export function usePolicyText(): Translate {
  return useTranslate(policyMessages)
}
