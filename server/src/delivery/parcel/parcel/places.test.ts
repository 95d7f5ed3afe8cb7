import { expect, test } from '@jest/globals'
import { Problem, type RouteEntry } from '@atrium/shared-utility/contract'
import { refusePaths } from './places.ts'

const routes = [
  aRoute('/sysop/style', '@atrium/enterprise'),
  aRoute('/sysop', '@atrium/sysop'),
  aRoute('/sysop/users', '@atrium/sysop'),
  aRoute('/home/login', '@atrium/sign-in'),
  aRoute('/crm', '@sales/crm'),
]
const parcels = [{ slug: 'crm', team: 'sales', paths: ['/crm'] }]

function aRoute(path: string, app: string): RouteEntry {
  return { path, app, kind: 'default', title: '', open: false, public: false }
}

/** The owner of a path, as the refusal names it; null for a free path. */
function takenBy(path: string) {
  try {
    refusePaths({ slug: 'mine', team: 'other', paths: [path] }, { parcels, routes })
    return null
  } catch (error) {
    return error instanceof Problem ? `${String(error.params['taken'])} of ${String(error.params['name'])}` : error
  }
}

test('a path among the pages of the portal is said to be theirs whose page it is, or is next above', () => {
  expect(takenBy('/sysop')).toBe('/sysop of @atrium/sysop')
  expect(takenBy('/sysop/new')).toBe('/sysop of @atrium/sysop')
  expect(takenBy('/sysop/style')).toBe('/sysop/style of @atrium/enterprise')
  expect(takenBy('/home/elsewhere')).toBe('/home of @atrium/sign-in')
})

test('a path of another team is theirs, and what is beside it is free', () => {
  expect(takenBy('/crm/deep')).toBe('/crm of @sales/crm')
  expect(takenBy('/leads')).toBeNull()
})
