import type { MakerKind } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'

type Made = { madeByKind: MakerKind; madeBy: string | null }

/** The maker of something, in words. */
export function useMaker() {
  const t = useText()
  return ({ madeByKind, madeBy }: Made) =>
    madeBy === null ? t(`maker.${madeByKind}`) : t(`maker.${madeByKind}Named`, { name: madeBy })
}
