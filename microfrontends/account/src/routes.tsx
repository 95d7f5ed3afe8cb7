import type { RouteObject } from 'react-router'
import { EnterprisesScreen } from './screens/enterprises/EnterprisesScreen.tsx'
import { OverrideScreen } from './screens/override/OverrideScreen.tsx'
import { PasswordDueScreen } from './screens/password/PasswordDueScreen.tsx'
import { PreferencesScreen } from './screens/preferences/PreferencesScreen.tsx'
import { ProfileScreen } from './screens/profile/ProfileScreen.tsx'
import { TwoStepScreen } from './screens/two-step/TwoStepScreen.tsx'

// Few people open these, so they are fetched by themselves, with their own words.
const deputies = () => import('./screens/deputies/pages.tsx')

export const routes: RouteObject[] = [
  { path: '/force/password', element: <PasswordDueScreen /> },
  { path: '/force/frontTwoVerify', element: <TwoStepScreen /> },
  { path: '/user/enterprises', element: <EnterprisesScreen /> },
  { path: '/user/override', element: <OverrideScreen /> },
  { path: '/user/preferences', element: <PreferencesScreen /> },
  { path: '/user/profile', element: <ProfileScreen /> },
  { path: '/user/trusters', lazy: async () => ({ element: (await deputies()).deputies }) },
  { path: '/user/trusters/:userId', lazy: async () => ({ element: (await deputies()).truster }) },
]
