import type { RouteObject } from 'react-router'
import { PasswordDueScreen } from './screens/password/PasswordDueScreen.tsx'
import { SignInScreen } from './screens/sign-in/SignInScreen.tsx'

export const routes: RouteObject[] = [
  { path: '/home/login', element: <SignInScreen /> },
  // Where the request layer sends people of a mini program.
  { path: '/m/login', element: <SignInScreen /> },
  { path: '/force/password', element: <PasswordDueScreen /> },
]
