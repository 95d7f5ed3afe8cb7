import { collisions, rebase, toInput } from './values.ts'

test('paths become the nested object that the call wants, empty texts left out', () => {
  const values = { name: 'Acme', shortName: '', 'admin.loginId': 'a', 'admin.phone': '', private: false }
  expect(toInput({ values, initial: values, sends: 'everything' })).toEqual({
    name: 'Acme',
    private: false,
    admin: { loginId: 'a' },
  })
})

test('a change sends what differs, and an emptied text as empty', () => {
  const initial = { name: 'Acme', shortName: 'AC', private: false }
  const values = { name: 'Acme', shortName: '', private: true }
  expect(toInput({ values, initial, sends: 'changes' })).toEqual({ shortName: '', private: true })
})

test('on newer ground a field keeps what was typed and takes what was not', () => {
  const initial = { name: 'Acme', shortName: 'AC' }
  const values = { name: 'Acme Mine', shortName: 'AC' }
  const latest = { name: 'Acme Theirs', shortName: 'AT' }
  expect(rebase(values, initial, latest)).toEqual({ name: 'Acme Mine', shortName: 'AT' })
  expect(collisions(values, initial, latest)).toEqual({ name: 'Acme Theirs' })
})
