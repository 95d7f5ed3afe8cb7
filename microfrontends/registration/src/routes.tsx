import type { RouteObject } from 'react-router'
import { SmsSignInScreen } from './screens/sms/SmsSignInScreen.tsx'

export const routes: RouteObject[] = [{ path: '/sign/sms', element: <SmsSignInScreen /> }]
