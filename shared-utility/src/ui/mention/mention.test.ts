import { askedAt, draftOf, emptyDraft, sentOf, withMention } from './mention.ts'

test.each([
  ['@', 1, { from: 0, name: '' }],
  ['请@王', 3, { from: 1, name: '王' }],
  ['请 @wang 看', 7, { from: 2, name: 'wang' }],
  ['a@example.com', 9, null],
  ['@王五 看', 5, null],
  ['看看', 2, null],
] as const)('in “%s” at %i the name that is typed is %j', (text, caret, asked) => {
  expect(askedAt(text, caret)).toEqual(asked)
})

test('a person takes the place of what was typed of the name, and is sent by id', () => {
  const typed = { text: '请@wa看', people: [] }
  const { draft, caret } = withMention(typed, { from: 1, name: 'wa' }, { userId: 'p1', name: '王五' })
  expect([draft.text, caret]).toEqual(['请@王五 看', 5])
  expect(sentOf(draft)).toBe('请@{p1} 看')
})

test('two people of one name, and a name that begins as another, are told apart', () => {
  const people = ['王五', '王五', '王五六'].map((name, index) => ({ userId: `p${index}`, name }))
  let draft = emptyDraft as ReturnType<typeof draftOf>
  for (const person of people) {
    const text = `${draft.text}@`
    draft = withMention({ ...draft, text }, { from: text.length - 1, name: '' }, person).draft
  }
  expect(draft.text).toBe('@王五 @王五 2 @王五六 ')
  expect(sentOf(draft)).toBe('@{p0} @{p1} @{p2}')
  expect(sentOf({ ...draft, text: '@王五六' })).toBe('@{p2}')
})

test('a comment that is edited and left as it is is sent as it was', () => {
  const text = '@{p1} 和 @{p2}\n请看 @{p1}'
  const draft = draftOf(text, { p1: '王五', p2: '王五' })
  expect(draft.text).toBe('@王五 和 @王五 2\n请看 @王五')
  expect(sentOf(draft)).toBe(text)
})
