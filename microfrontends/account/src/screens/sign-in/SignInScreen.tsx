import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { PeopleSignIn } from './PeopleSignIn.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignInPage } from './SignInPage.tsx'
import { SignInSkeleton } from './SignInSkeleton.tsx'
import { variantPath } from './variant-path.ts'

// Few people sign in as administrators: their variant is not part of what everybody waits for.
const AdminSignIn = lazy(async () => ({ default: (await import('./AdminSignIn.tsx')).AdminSignIn }))

/** `/home/login`: `url` names the page to return to, `isadmin=1` chooses the administrators' variant. */
export function SignInScreen() {
  const [search] = useSearchParams()
  if (search.get('isadmin') !== '1') return <PeopleSignIn adminPath={variantPath(search, 'admin')} />
  return (
    <Suspense fallback={<SignInSkeleton />}>
      <AdminSignIn Page={SignInPage} form={<SignInForm />} peoplePath={variantPath(search, 'people')} />
    </Suspense>
  )
}
