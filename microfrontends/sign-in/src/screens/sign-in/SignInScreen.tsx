import { useAddress } from '@atrium/shared-utility/react'
import { AdminSignIn } from './AdminSignIn.tsx'
import { PeopleSignIn } from './PeopleSignIn.tsx'
import { variantPath } from './variant-path.ts'

/** `/home/login`: `url` names the page to return to, `isadmin=1` chooses the administrators' variant. */
export function SignInScreen() {
  const address = useAddress()
  return address.searchParams.get('isadmin') === '1' ? (
    <AdminSignIn peoplePath={variantPath(address, 'people')} />
  ) : (
    <PeopleSignIn adminPath={variantPath(address, 'admin')} />
  )
}
