import { OperatedEnterprise } from '@atrium/shared-utility/ui'
import type { RouteObject } from 'react-router'
import { MessengersScreen } from './screens/messengers/MessengersScreen.tsx'
import { PasswordDueScreen } from './screens/password/PasswordDueScreen.tsx'
import { ProfileScreen } from './screens/profile/ProfileScreen.tsx'
import { EnterpriseSecurityScreen } from './screens/security/EnterpriseSecurityScreen.tsx'
import { PlatformSecurityScreen } from './screens/security/PlatformSecurityScreen.tsx'
import { TwoStepScreen } from './screens/two-step/TwoStepScreen.tsx'

export const routes: RouteObject[] = [
  { path: '/force/password', element: <PasswordDueScreen /> },
  { path: '/force/frontTwoVerify', element: <TwoStepScreen /> },
  { path: '/user/profile', element: <ProfileScreen /> },
  { path: '/enterprise/security', element: <EnterpriseSecurityScreen /> },
  { path: '/enterprise/messengers', element: <MessengersScreen /> },
  {
    path: '/sysop/messengers',
    element: (
      <OperatedEnterprise>
        <MessengersScreen />
      </OperatedEnterprise>
    ),
  },
  { path: '/sysop/security', element: <PlatformSecurityScreen /> },
]
