import { lazy, Suspense } from 'react'
import { SignInSkeleton } from '../sign-in/SignInSkeleton.tsx'

// Few people have an initial password: the page is not part of what everybody waits for.
const PasswordDueScreen = lazy(async () => ({ default: (await import('./PasswordDueScreen.tsx')).PasswordDueScreen }))

/** `/force/password` */
export function PasswordDuePage() {
  return (
    <Suspense fallback={<SignInSkeleton />}>
      <PasswordDueScreen />
    </Suspense>
  )
}
