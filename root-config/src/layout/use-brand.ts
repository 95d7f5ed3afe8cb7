import { baseConfigAtom } from '@atrium/shared-utility'
import { useText } from '@atrium/shared-utility/react'
import { useAtomValue } from 'jotai'

/** The name of the portal: the operators' own, else that of the product. */
export function useBrand() {
  const t = useText()
  const brand = useAtomValue(baseConfigAtom)?.brand
  return { name: brand?.name ?? t('product.name'), claim: brand?.claim ?? t('product.claim'), logo: brand?.logo }
}
