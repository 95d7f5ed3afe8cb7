import { baseConfigAtom } from '@atrium/shared-utility'
import { useText } from '@atrium/shared-utility/react'
import { useAtomValue } from 'jotai'

/** What the portal is called: what operators have said, else what the product is. */
export function useBrand() {
  const t = useText()
  const brand = useAtomValue(baseConfigAtom)?.brand
  return { name: brand?.name ?? t('product.name'), claim: brand?.claim ?? t('product.claim'), logo: brand?.logo }
}
