import type { RouteObject } from 'react-router'
import { ComputerScreen } from './screens/computer/ComputerScreen.tsx'
import { PhoneScreen } from './screens/phone/PhoneScreen.tsx'

export const routes: RouteObject[] = [
  { path: '/sign/scan', element: <ComputerScreen /> },
  { path: '/client/qrcode/main', element: <PhoneScreen /> },
]
