import { atriumStore } from '../store.ts'
import { dictionaryText, intlFor } from './intl.ts'
import { dictionaryAtom, langAtom } from './words.ts'

const messages = {
  'zh-CN': { count: '{count} 家企业', title: '企业' },
  'en-US': { count: '{count, plural, one {# enterprise} other {# enterprises}}' },
}

afterEach(() => {
  atriumStore.set(langAtom, 'zh-CN')
  atriumStore.set(dictionaryAtom, {})
})

test('words come in the language of the page', () => {
  expect(intlFor(messages).formatMessage({ id: 'count' }, { count: 2 })).toBe('2 家企业')
  atriumStore.set(langAtom, 'en-US')
  expect(intlFor(messages).formatMessage({ id: 'count' }, { count: 1 })).toBe('1 enterprise')
  expect(intlFor(messages).formatMessage({ id: 'count' }, { count: 2 })).toBe('2 enterprises')
})

test('a word missing in a language falls back to zh-CN, then to the server’s dictionary', () => {
  atriumStore.set(langAtom, 'en-US')
  atriumStore.set(dictionaryAtom, { title: 'never', 'route./': 'Home' })
  expect(intlFor(messages).formatMessage({ id: 'title' })).toBe('企业')
  expect(intlFor(messages).formatMessage({ id: 'route./' })).toBe('Home')
})

test('the same messages give the same formatter until the language changes', () => {
  const first = intlFor(messages)
  expect(intlFor(messages)).toBe(first)
  atriumStore.set(langAtom, 'en-US')
  expect(intlFor(messages)).not.toBe(first)
})

test('a key without a word stays visible', () => {
  expect(dictionaryText('route./nowhere')).toBe('route./nowhere')
  atriumStore.set(dictionaryAtom, { 'route./': '首页' })
  expect(dictionaryText('route./')).toBe('首页')
})

test('what operators say in their own words stands for what was shipped, in its own dictionary alone', () => {
  const named = { 'zh-CN': { '': 'sysop', ...messages['zh-CN'] }, 'en-US': messages['en-US'] }
  const own = {
    'sysop|title': 'Company & "x" < y',
    'other|title': 'never',
    'sysop|count': [{ type: 0, value: 'many' }] as unknown as string, // compiled by the server
  }
  atriumStore.set(dictionaryAtom, own)
  expect(intlFor(named).formatMessage({ id: 'title' })).toBe('Company & "x" < y')
  expect(intlFor(named).formatMessage({ id: 'count' }, { count: 2 })).toBe('many')
  expect(intlFor(messages).formatMessage({ id: 'title' })).toBe('企业')
})
