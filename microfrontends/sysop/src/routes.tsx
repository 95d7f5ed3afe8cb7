import type { RouteObject } from 'react-router'
import { EnterpriseScreen } from './screens/enterprises/EnterpriseScreen.tsx'
import { EnterprisesScreen } from './screens/enterprises/EnterprisesScreen.tsx'
import { UsersScreen } from './screens/users/UsersScreen.tsx'

export const routes: RouteObject[] = [
  { path: '/sysop/enterprise', element: <EnterprisesScreen /> },
  { path: '/sysop/enterprise/:entid', element: <EnterpriseScreen /> },
  { path: '/sysop/users', element: <UsersScreen /> },
]
