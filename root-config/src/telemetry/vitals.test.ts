import { createInteractions, createLayoutShift } from './vitals.ts'

test('shifts that follow each other within a second and five count together, and the worst run counts', () => {
  const shift = createLayoutShift()
  for (const at of [0, 900, 1800, 2700]) shift.add({ value: 0.1, at })
  expect(shift.value()).toBe(400)
  shift.add({ value: 0.3, at: 3700 })
  expect(shift.value()).toBe(400)
  for (const at of [10_000, 10_900, 11_800, 12_700, 13_600, 14_500, 15_400]) shift.add({ value: 0.1, at })
  expect(shift.value()).toBe(600)
})

test('the slowest answer counts, by its longest part, without one in fifty', () => {
  const interactions = createInteractions()
  expect(interactions.value()).toBeNull()
  interactions.add(1, 40)
  interactions.add(2, 300)
  interactions.add(2, 200)
  expect(interactions.value()).toBe(300)
  for (let id = 3; id <= 50; id += 1) interactions.add(id, 24)
  expect(interactions.value()).toBe(40)
})
