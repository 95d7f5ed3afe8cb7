import type { RouteObject } from 'react-router'
import { SignInScreen } from './screens/sign-in/SignInScreen.tsx'

export const routes: RouteObject[] = [
  { path: '/home/login', element: <SignInScreen /> },
  // Where the request layer sends people of a mini program.
  { path: '/m/login', element: <SignInScreen /> },
]
