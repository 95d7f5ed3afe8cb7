import declaration from '../parcel.json' with { type: 'json' }
import { messages } from './messages.ts'
import { routes } from './routes.tsx'

test('every word exists in both languages', () => {
  expect(Object.keys(messages['en-US']).toSorted()).toEqual(Object.keys(messages['zh-CN']).toSorted())
})

test('the parcel draws every route that it declares', () => {
  expect(routes.map(({ path }) => path)).toEqual(declaration.routes.map(({ path }) => path))
})
