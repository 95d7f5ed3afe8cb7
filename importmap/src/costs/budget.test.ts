import { expect, test } from '@jest/globals'
import { repository } from '../repository.ts'
import { costsByArea } from './areas.ts'
import { compareWithBudget, readBudget, type RunCosts } from './budget.ts'
import { changedWith } from './own-commit.ts'

const file = (name: string, cost = {}) => ({
  file: `${repository}/${name}`,
  seconds: 1.5,
  processes: 0,
  servers: 1,
  ...cost,
})

const areas = { 'server/portal': { seconds: 2, servers: 2, processes: 1 } }
const budget = { areas, stories: { seconds: 9, stories: 2 }, secondsPerCall: 1, secondsPerScreen: 1 }

function costs(more: Partial<RunCosts> = {}): RunCosts {
  const spent = costsByArea([file('server/src/portal/page/page/page.test.ts')])
  return { areas: spent, stories: { seconds: 9, stories: 2 }, secondsPerCall: 1, secondsPerScreen: 1, ...more }
}

test('files of one area are added up, and areas of the server, parcels and workspaces stand apart', () => {
  const spent = costsByArea([
    file('server/src/portal/page/page/page.test.ts'),
    file('server/src/portal/page/boot/boot.test.ts', { processes: 2 }),
    file('microfrontends/sysop/src/user/user.test.tsx', { servers: 0 }),
    file('shared-utility/src/ui/chart/chart.test.tsx', { servers: 0 }),
  ])
  expect([...spent]).toEqual([
    ['server/portal', { seconds: 3, processes: 2, servers: 2 }],
    ['shared-utility', { seconds: 1.5, processes: 0, servers: 0 }],
    ['sysop', { seconds: 1.5, processes: 0, servers: 0 }],
  ])
})

test('a run within its budget is over in nothing', () => {
  expect(compareWithBudget(costs(), budget).over).toEqual([])
})

test('one server more than the budget of its area fails a run, and so does a story', () => {
  const spent = costsByArea([1, 2, 3].map((n) => file(`server/src/portal/page/page/${n}.test.ts`)))
  const { over } = compareWithBudget(costs({ areas: spent, stories: { seconds: 1, stories: 3 } }), budget)
  expect(over).toEqual([
    expect.stringMatching(/server\/portal, servers +3 of 2/),
    expect.stringMatching(/stories +3 of 2/),
  ])
})

test('a server of an area that the budget does not name fails a run', () => {
  const spent = costsByArea([file('server/src/garden/rose/rose.test.ts')])
  expect(compareWithBudget(costs({ areas: spent }), budget).over).toHaveLength(1)
})

test('seconds over the budget are told and fail no run, since machines differ', () => {
  const { told, over } = compareWithBudget(costs({ secondsPerCall: 5 }), budget)
  expect(over).toEqual([])
  expect(told).toContainEqual(expect.stringMatching(/seconds for each call +5\.0 of 1 +over \(a warning\)/))
})

test('the budget is one that can be read, and changes only in a commit of its own', () => {
  readBudget()
  expect(changedWith('test-budget.json', repository)).toEqual([])
})
