import type { RouteObject } from 'react-router'
import { EnterprisesScreen } from './screens/enterprises/EnterprisesScreen.tsx'
import { OverrideScreen } from './screens/override/OverrideScreen.tsx'
import { PasswordDueScreen } from './screens/password/PasswordDueScreen.tsx'
import { PreferencesScreen } from './screens/preferences/PreferencesScreen.tsx'
import { ProfileScreen } from './screens/profile/ProfileScreen.tsx'
import { TwoStepScreen } from './screens/two-step/TwoStepScreen.tsx'

export const routes: RouteObject[] = [
  { path: '/force/password', element: <PasswordDueScreen /> },
  { path: '/force/frontTwoVerify', element: <TwoStepScreen /> },
  { path: '/user/enterprises', element: <EnterprisesScreen /> },
  { path: '/user/override', element: <OverrideScreen /> },
  { path: '/user/preferences', element: <PreferencesScreen /> },
  { path: '/user/profile', element: <ProfileScreen /> },
]
