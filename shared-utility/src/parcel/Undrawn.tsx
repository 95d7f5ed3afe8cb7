import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Problem } from '../contract/index.ts'

/** Longer than a parcel stays mounted once the address is another one's. */
const patienceMs = 1000

/**
 * Draws nothing between a step to another parcel and the unmount of this one: the address is a foreign one then. A
 * parcel that is still here after that has declared a page that no route draws: that is told as a failure instead of an
 * empty page.
 */
export function Undrawn() {
  const { pathname } = useLocation()
  const [stays, setStays] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setStays(pathname), patienceMs)
    return () => clearTimeout(timer)
  }, [pathname])
  if (stays === pathname) throw new Problem('notFound', {}, { cause: new Error(`no route draws ${pathname}`) })
  return null
}
