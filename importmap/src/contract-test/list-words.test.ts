import { missingWords, wordsOfOneLanguage } from './list-words.ts'

const list: Parameters<typeof missingWords>[0] = {
  labels: 'shop',
  search: 'shops.search',
  columns: { name: {}, size: { data: { floors: () => 1 } } },
  filters: { city: {}, owner: { label: 'shop.whose' }, code: 'notShown' },
}
const keys = ['shops.search', 'shop.name', 'shop.size', 'shop.floors', 'shop.city', 'shop.whose']
const words = (...without: string[]) =>
  Object.fromEntries(keys.filter((key) => !without.includes(key)).map((key) => [key, 'x']))

test('a column, an exported value, a filter or a search without its word is told with its key', () => {
  for (const key of keys)
    expect(missingWords(list, [{ 'zh-CN': words(key), 'en-US': words(key) }])).toEqual([
      `zh-CN: ${key}`,
      `en-US: ${key}`,
    ])
})

test('a word of one language alone is told, and nothing is where one dictionary of the parcel has them all', () => {
  const other = { 'zh-CN': {}, 'en-US': {} }
  expect(missingWords(list, [other, { 'zh-CN': words(), 'en-US': words('shop.city') }])).toEqual(['en-US: shop.city'])
  expect(missingWords(list, [other, { 'zh-CN': words(), 'en-US': words() }])).toEqual([])
})

test('a word that one language lacks is told with the language and its key, and nothing where both have it', () => {
  expect(wordsOfOneLanguage({ 'zh-CN': words(), 'en-US': words('shop.city') })).toEqual(['en-US: shop.city'])
  expect(wordsOfOneLanguage({ 'zh-CN': words('shop.name'), 'en-US': words() })).toEqual(['zh-CN: shop.name'])
  expect(wordsOfOneLanguage({ 'zh-CN': words(), 'en-US': words() })).toEqual([])
})
