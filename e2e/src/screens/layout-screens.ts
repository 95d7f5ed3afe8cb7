import { type CallOutput, UserType } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'
import type { Screen } from './screen.ts'

/** The page of an application is about what is said there. */
const answers = fakeResult('**/api2/appcenter/detail/*', {
  id: 'repairs',
  name: 'Repairs',
  icon: 'list',
  color: 'purple',
  description: 'What is broken, and who mends it.',
  enterprise: 'Acme',
  standing: 'signIn',
  url: null,
} satisfies CallOutput<'getApplicationDetail'>)

/** The page of one application, and the display for a wall: the pages of layouts that few pages have. */
export const layoutScreens: readonly Screen[] = [
  {
    name: 'application-detail',
    pattern: 'page that everyone is shown',
    path: '/appDetail/repairs',
    sameHeading: true,
    answers,
  },
  {
    name: 'application-detail-mobile',
    pattern: 'page as wide as a telephone',
    path: '/m/appDetail/repairs',
    sameHeading: true,
    answers,
  },
  { name: 'application-detail-none', path: '/m/appDetail/nosuchone' },
  {
    name: 'enterprise-display',
    pattern: 'page without a frame',
    userType: UserType.member,
    path: '/space-demo1/homepage/display',
  },
]
