import { type RecordFilter, UserType } from '@atrium/shared-utility/contract'
import { fakeApp } from './fake-app.ts'
import type { Screen } from './screen.ts'

const member = { userType: UserType.member, answers: fakeApp }

const filter: RecordFilter = {
  all: [
    { field: 'cost', op: 'between', value: ['100', '20000'] },
    {
      any: [
        { field: 'due', op: 'during', value: { last: 7 } },
        { field: 'state', op: 'oneOf', value: ['open', 'done'] },
      ],
    },
  ],
}

/** An application that an enterprise has made, as its members work with it. */
export const appScreens: readonly Screen[] = [
  { name: 'app', path: '/app/repairs', sameHeading: true, ...member },
  { name: 'app-records', path: '/app/repairs/repair', sameHeading: true, ...member },
  { name: 'app-view', path: '/app/repairs/repair?view=costs', sameHeading: true, ...member },
  { name: 'app-board', pattern: 'board', path: '/app/repairs/repair?view=board', sameHeading: true, ...member },
  {
    name: 'app-records-filter',
    pattern: 'editor of a filter',
    path: `/app/repairs/repair?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    sameHeading: true,
    ...member,
    after: (page) => page.getByRole('button', { name: /^(筛选|Filter)/ }).click(),
  },
  {
    name: 'app-record',
    pattern: 'record with its history',
    path: '/app/repairs/repair/r1',
    sameHeading: true,
    ...member,
  },
  { name: 'app-new', pattern: 'form that is a page', path: '/app/repairs/repair/new', sameHeading: true, ...member },
  { name: 'app-import', path: '/app/repairs/repair/import', sameHeading: true, ...member },
  { name: 'app-deleted', path: '/app/repairs/repair/deleted', sameHeading: true, ...member },
  { name: 'app-mobile', path: '/m/app/repairs', sameHeading: true, ...member },
  { ...mobile('repair/new'), pattern: 'page for phones' },
  ...['repair', 'repair/r1', 'repair/r1/edit', 'repair/import', 'repair/deleted'].map(mobile),
  { name: 'app-edit', path: '/app/repairs/repair/r1/edit', sameHeading: true, ...member },
]

function mobile(below: string): Screen {
  return {
    name: `app-mobile-${below.replaceAll('/', '-')}`,
    path: `/m/app/repairs/${below}`,
    sameHeading: true,
    ...member,
  }
}
