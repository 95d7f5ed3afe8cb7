import type { RouteObject } from 'react-router'
import { InvitationsScreen } from './screens/invitations/InvitationsScreen.tsx'
import { MembersScreen } from './screens/members/MembersScreen.tsx'

export const routes: RouteObject[] = [
  { path: '/enterprise/members', element: <MembersScreen /> },
  { path: '/enterprise/invitations', element: <InvitationsScreen /> },
]
