import { baseConfigAtom } from '@atrium/shared-utility'
import { useText } from '@atrium/shared-utility/react'
import { useAtomValue } from 'jotai'

/** The name of the portal: the operators' own, else that of the product, which alone has the mark beside it. */
export function useBrand() {
  const t = useText()
  const { name, claim, logo } = useAtomValue(baseConfigAtom)?.brand ?? {}
  return {
    name: name ?? t('product.name'),
    claim: claim ?? t('product.claim'),
    logo,
    isMarked: name === undefined && logo === undefined,
  }
}
