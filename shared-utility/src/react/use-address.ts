import { useMemo } from 'react'
import { useAtomValue } from 'jotai'
import { addressAtom } from '../page/route.ts'
import { atriumStore } from '../page/store.ts'

/** The address of the page, in a parcel of `definePages`; with a router, ask the router. */
export function useAddress(): URL {
  const address = useAtomValue(addressAtom, { store: atriumStore }) ?? window.location.href
  return useMemo(() => new URL(address, window.location.href), [address])
}
