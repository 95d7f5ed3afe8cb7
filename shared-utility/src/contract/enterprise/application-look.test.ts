import { z } from 'zod'
import { applicationColors, chosenLook } from './application-look.ts'

const look = z.strictObject(chosenLook)

test('each colour is taken by its name, and what was emptied is none', () => {
  for (const color of applicationColors) expect(look.parse({ icon: 'mail', color })).toEqual({ icon: 'mail', color })
  expect(look.parse({ icon: '', color: '' })).toEqual({ icon: null, color: null })
  expect(look.parse({})).toEqual({ icon: null, color: null })
})

test.each([{ color: '#1f5fd0' }, { color: 'Blue' }, { color: 'crimson' }, { icon: '../x' }, { icon: 'two words' }])(
  '%j is refused',
  (chosen) => {
    expect(look.safeParse(chosen).success).toBe(false)
  },
)
