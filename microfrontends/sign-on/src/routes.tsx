import { OperatedEnterprise } from '@atrium/shared-utility/ui'
import type { RouteObject } from 'react-router'
import { ConnectorsScreen } from './screens/connectors/ConnectorsScreen.tsx'

export const routes: RouteObject[] = [
  { path: '/enterprise/sign-on', element: <ConnectorsScreen /> },
  {
    path: '/sysop/sign-on',
    element: (
      <OperatedEnterprise>
        <ConnectorsScreen />
      </OperatedEnterprise>
    ),
  },
]
