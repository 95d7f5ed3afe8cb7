import type { RouteObject } from 'react-router'
import { InvitationsScreen } from './screens/invitations/InvitationsScreen.tsx'
import { RegisterScreen } from './screens/register/RegisterScreen.tsx'
import { SmsSignInScreen } from './screens/sms/SmsSignInScreen.tsx'

export const routes: RouteObject[] = [
  { path: '/sign/sms', element: <SmsSignInScreen /> },
  { path: '/sign/register', element: <RegisterScreen /> },
  { path: '/enterprise/invitations', element: <InvitationsScreen /> },
]
