import { CardSkeleton } from '@atrium/shared-utility/ui'
import { lazy, Suspense } from 'react'

// Whoever signs in does not wait for the code of a page that is rarely opened.
const ProfileScreen = lazy(async () => ({ default: (await import('./ProfileScreen.tsx')).ProfileScreen }))

/** `/user/profile` */
export function ProfilePage() {
  return (
    <Suspense fallback={<CardSkeleton />}>
      <ProfileScreen />
    </Suspense>
  )
}
