import type { RouteObject } from 'react-router'
import { InvitationsScreen } from './screens/invitations/InvitationsScreen.tsx'
import { MembersScreen } from './screens/members/MembersScreen.tsx'
import { RegisterScreen } from './screens/register/RegisterScreen.tsx'
import { SmsSignInScreen } from './screens/sms/SmsSignInScreen.tsx'

export const routes: RouteObject[] = [
  { path: '/sign/sms', element: <SmsSignInScreen /> },
  { path: '/sign/register', element: <RegisterScreen /> },
  { path: '/enterprise/members', element: <MembersScreen /> },
  { path: '/enterprise/invitations', element: <InvitationsScreen /> },
]
