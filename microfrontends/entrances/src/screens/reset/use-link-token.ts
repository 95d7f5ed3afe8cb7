import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What a mailed link carries in its fragment; it is taken out of the address at once, so that no history keeps it. */
export function useLinkToken() {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const carried = new URLSearchParams(hash.slice(1)).get('token')
  const [token, setToken] = useState(carried)
  // A link that is opened while its page is there already.
  if (carried !== null && carried !== token) setToken(carried)
  useEffect(() => {
    if (hash !== '') void navigate({ pathname, search, hash: '' }, { replace: true })
  }, [hash, pathname, search, navigate])
  return token
}
