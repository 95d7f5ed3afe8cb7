import type { PlainPage } from '@atrium/shared-utility/parcel'
import { MiniSignIn } from './screens/sign-in/MiniSignIn.tsx'
import { SignInScreen } from './screens/sign-in/SignInScreen.tsx'

export const pages: PlainPage[] = [
  { path: '/home/login', element: <SignInScreen /> },
  // Where the request layer sends people of a mini program.
  { path: '/m/login', element: <MiniSignIn /> },
]
