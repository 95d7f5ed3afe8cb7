import type { RouteObject } from 'react-router'
import { PasswordDuePage } from './screens/password/PasswordDuePage.tsx'
import { ProfilePage } from './screens/profile/ProfilePage.tsx'
import { SignInScreen } from './screens/sign-in/SignInScreen.tsx'

export const routes: RouteObject[] = [
  { path: '/home/login', element: <SignInScreen /> },
  // Where the request layer sends people of a mini program.
  { path: '/m/login', element: <SignInScreen /> },
  { path: '/force/password', element: <PasswordDuePage /> },
  { path: '/user/profile', element: <ProfilePage /> },
]
