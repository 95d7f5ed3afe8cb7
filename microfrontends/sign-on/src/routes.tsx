import { OperatedEnterprise } from '@atrium/shared-utility/ui'
import type { RouteObject } from 'react-router'
import { ConnectorsScreen } from './screens/connectors/ConnectorsScreen.tsx'
import { MiddleScreen } from './screens/sign-on/MiddleScreen.tsx'
import { SignOnScreen } from './screens/sign-on/SignOnScreen.tsx'

export const routes: RouteObject[] = [
  { path: '/home/signOn', element: <SignOnScreen /> },
  { path: '/loginMiddle', element: <MiddleScreen /> },
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
