import { lazy } from 'react'
import type { RouteObject } from 'react-router'
import { PasswordDuePage } from './screens/password/PasswordDuePage.tsx'
import { ProfilePage } from './screens/profile/ProfilePage.tsx'
import { SignInScreen } from './screens/sign-in/SignInScreen.tsx'

// Signing in is the first thing that most people load: what comes after it is not part of that.
const TwoStepScreen = lazy(async () => ({
  default: (await import('./screens/two-step/TwoStepScreen.tsx')).TwoStepScreen,
}))
const PlatformSecurityScreen = lazy(async () => ({
  default: (await import('./screens/security/PlatformSecurityScreen.tsx')).PlatformSecurityScreen,
}))
const EnterpriseSecurityScreen = lazy(async () => ({
  default: (await import('./screens/security/EnterpriseSecurityScreen.tsx')).EnterpriseSecurityScreen,
}))

export const routes: RouteObject[] = [
  { path: '/home/login', element: <SignInScreen /> },
  { path: '/force/frontTwoVerify', element: <TwoStepScreen /> },
  { path: '/sysop/security', element: <PlatformSecurityScreen /> },
  { path: '/enterprise/security', element: <EnterpriseSecurityScreen /> },
  // Where the request layer sends people of a mini program.
  { path: '/m/login', element: <SignInScreen /> },
  { path: '/force/password', element: <PasswordDuePage /> },
  { path: '/user/profile', element: <ProfilePage /> },
]
