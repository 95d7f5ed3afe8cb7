import type { FilterName } from '../../contract/index.ts'
import { describeList } from './describe-list.ts'

// What is tested here does not compile: the check of types fails when one of the lines below is allowed.
type Described = Parameters<typeof describeList<'listSignIns', 'at'>>[0]
const columns = { at: { text: () => 'word' } }
const said = { call: 'listSignIns', id: 'sign-ins', labels: 'signIn', search: 'signIns.search', columns } as const
// Nothing here runs: so that a new filter or field needs no line here, their types alone stand for them.
const otherFields = {} as Described['otherFields'] // see above
const filters = {} as Described['filters'] // see above
const whole = { ...said, otherFields, sorts: { at: 'at' }, filters } as const

test('everything of the contract is described, or said not to be shown', () => {
  expect(describeList(whole).columns).toBe(columns)
})

test('a filter that is left out does not compile', () => {
  const few = filters as Omit<Described['filters'], 'ip'> // one less
  // @ts-expect-error -- `ip` is a filter of the contract
  describeList({ ...whole, filters: few })
})

test('a filter that the contract does not have does not compile', () => {
  // @ts-expect-error -- there is no filter `colour`
  expect('colour' satisfies FilterName<'listSignIns'>).toBe('colour')
})

test('a field of the rows that has neither a column nor a word does not compile', () => {
  const few = otherFields as Omit<Described['otherFields'], 'userAgent'> // one less
  // @ts-expect-error -- `userAgent` is a field of the rows
  describeList({ ...whole, otherFields: few })
  // @ts-expect-error -- there is no column `device` to tell it
  describeList({ ...whole, otherFields: { ...otherFields, userAgent: 'device' } })
})

test('a sort key that is left out does not compile', () => {
  // @ts-expect-error -- the contract sorts by `at`
  describeList({ ...whole, sorts: {} })
  // @ts-expect-error -- there is no column `when` whose heading could sort by it
  describeList({ ...whole, sorts: { at: 'when' } })
})

test('a control that does not fit its filter does not compile', () => {
  // @ts-expect-error -- an address of the network is no yes or no
  describeList({ ...whole, filters: { ...filters, ip: { kind: 'flag' } } })
  const error = { kind: 'choice', values: ['error'], word: () => '' } as const
  // @ts-expect-error -- no person can ask for the result `error`
  describeList({ ...whole, filters: { ...filters, result: error } })
})
