import { messages } from './text.ts'

test('every text of the shell is there in both languages, with the same blanks', () => {
  const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).toSorted()
  const shape = (words: Record<string, string>) =>
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, blanks(text)]))
  expect(shape(messages['en-US'])).toEqual(shape(messages['zh-CN']))
})
