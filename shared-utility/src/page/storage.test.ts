import { denyStorage } from '../testing/index.ts'
import { deviceStore, tabStore } from './storage.ts'

const stores = [
  ['device', deviceStore],
  ['tab', tabStore],
] as const
const denials = ['throws', 'null', 'full'] as const

test.each(stores)('the %s keeps what it is given, until it is taken away', (_name, store) => {
  store.set('key', 'value')
  expect(store.get('key')).toBe('value')
  store.set('key', null)
  expect(store.get('key')).toBeNull()
})

test.each(stores.flatMap((store) => denials.map((how) => [...store, how] as const)))(
  'in the %s a value lasts as long as the page where storage is denied (R6): %#',
  (_name, store, how) => {
    store.set('key', 'older')
    const allow = denyStorage(how)
    store.set('key', 'value')
    expect(store.get('key')).toBe('value')
    store.set('other', null)
    expect(store.get('other')).toBeNull()
    allow()
    store.set('key', null)
    expect(store.get('key')).toBeNull()
  },
)
