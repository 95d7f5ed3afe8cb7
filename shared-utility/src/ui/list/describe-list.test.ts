import { describeList } from './describe-list.ts'

// What is tested here is what does not compile: the check of types fails when one of these lines is allowed.
const said = { call: 'listMembers', id: 'members', labels: 'member', search: 'members.search' } as const
const text = { text: () => 'word' }
const columns = { name: text, loginId: text, userType: text, status: text, joinedAt: text }
const otherFields = { userId: 'notShown', canRemove: 'notShown' } as const
const filters = { userType: 'notShown' } as const
const whole = { ...said, columns, otherFields, sorts: {}, filters }

test('everything of the contract is described, or said not to be shown', () => {
  expect(describeList(whole).columns).toBe(columns)
})

test('a filter that is left out does not compile', () => {
  // @ts-expect-error -- `userType` is a filter of the contract
  describeList({ ...whole, filters: {} })
  // @ts-expect-error -- the contract has no filter `colour`
  describeList({ ...said, columns, otherFields, sorts: {}, filters: { userType: 'notShown', colour: 'notShown' } })
})

test('a field of the rows that has neither a column nor a word does not compile', () => {
  // @ts-expect-error -- `canRemove` is a field of the rows
  describeList({ ...whole, otherFields: { userId: 'notShown' } })
  // @ts-expect-error -- there is no column `access` to tell it
  describeList({ ...whole, otherFields: { userId: 'notShown', canRemove: 'access' } })
})

const network = { ...said, call: 'listSignIns', columns: { at: text, ip: text } } as const
const restOfSignIn = {
  id: 'notShown',
  result: 'notShown',
  userid: 'notShown',
  name: 'notShown',
  loginId: 'notShown',
  entid: 'notShown',
  entName: 'notShown',
  method: 'notShown',
  reason: 'notShown',
  browser: 'notShown',
  system: 'notShown',
  userAgent: 'notShown',
} as const
const day = { kind: 'firstDay' } as const
const off = 'notShown' as const
const signInFilters = { from: day, to: off, result: off, reason: off, method: off, ip: off, entid: off }
const signIns = { ...network, otherFields: restOfSignIn, sorts: { at: 'at' }, filters: signInFilters } as const

test('a sort key that is left out does not compile', () => {
  expect(describeList(signIns).sorts).toEqual({ at: 'at' })
  // @ts-expect-error -- the contract sorts by `at`
  describeList({ ...signIns, sorts: {} })
  // @ts-expect-error -- there is no column `when` whose heading could sort by it
  describeList({ ...signIns, sorts: { at: 'when' } })
})

test('a control that does not fit its filter does not compile', () => {
  // @ts-expect-error -- an address of the network is no yes or no
  describeList({ ...signIns, filters: { ...signInFilters, ip: { kind: 'flag' } } })
  const error = { kind: 'choice', values: ['error'], word: () => '' } as const
  // @ts-expect-error -- nobody can ask for the result `error`
  describeList({ ...signIns, filters: { ...signInFilters, result: error } })
})
