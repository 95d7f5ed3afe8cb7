import { withCard } from './card-in.ts'

const here = { origin: 'https://portal.example', entId: 'E1' }
const of = (text: string) => withCard(text, here)

test('an address of a record or an application of this portal becomes a card, and alone it is sent as the card', () => {
  const record = 'https://portal.example/app/a1/repair/r1'
  expect(of(record)).toEqual({ text: '', card: 'a1/repair/r1' })
  expect(of(`看看 ${record}，谢谢`)).toEqual({ text: `看看 ${record}，谢谢`, card: 'a1/repair/r1' })
  expect(of('https://portal.example/space-E1/app/a1').card).toBe('a1')
  expect(of('https://portal.example/m/app/a1/repair?view=open').card).toBe('a1')
  expect(of('https://portal.example/app/a1/repair/new').card).toBe('a1')
})

test('an address of another portal, another enterprise or another page stays a text', () => {
  for (const text of [
    'https://other.example/app/a1',
    'https://portal.example/space-E2/app/a1/repair/r1',
    'https://portal.example/qChat?c=c1',
    'https://portal.example/app/../x',
    'app/a1',
  ])
    expect(of(text)).toEqual({ text, card: null })
})
