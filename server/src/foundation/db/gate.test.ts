import { expect, test } from '@jest/globals'
import { createGate } from './gate.ts'
import type { WorkKind } from './place.ts'

const stranger = (kind: string): WorkKind => ({ kind, weight: 'stranger' })
const person = (kind: string): WorkKind => ({ kind, weight: 'person' })
const needed: WorkKind = { kind: 'itself', weight: 'needed' }

test('V16: strangers never take all connections, and who is signed in leaves one for what others wait for', async () => {
  const enter = createGate({ most: 12, patienceMs: () => 20, stuckMs: () => 60_000 })
  expect(await enteredOf(12, (index) => enter(stranger(`call ${index}`)))).toBe(9)
  expect(await enteredOf(12, (index) => enter(person(`call ${index}`)))).toBe(1)
  expect(await enteredOf(12, () => enter(needed))).toBe(2)
})

test('V16: of those who wait the most important comes first', async () => {
  const enter = createGate({ most: 1, patienceMs: () => 60_000, stuckMs: () => 60_000 })
  const leave = await enter(needed)
  const came: string[] = []
  const waiting = [stranger('page'), person('read'), needed].map(async (place) => {
    const go = await enter(place)
    came.push(place.kind)
    go()
  })
  leave()
  await Promise.all(waiting)
  expect(came).toEqual(['itself', 'read', 'page'])
})

test('one kind of work leaves strangers some connections, whatever asks for it (V16)', async () => {
  const enter = createGate({ most: 12, patienceMs: () => 20, stuckMs: () => 60_000 })
  expect(await enteredOf(12, () => enter(person('slow call')))).toBe(6)
  expect(await enteredOf(12, (index) => enter(stranger(`call ${index}`)))).toBe(3)
})

test('V16: what is stuck holds a quarter, and everything else goes on', async () => {
  const enter = createGate({ most: 12, patienceMs: () => 20, stuckMs: () => -1 })
  expect(await enteredOf(10, () => enter(person('stuck')))).toBe(3)
  expect(await enteredOf(2, () => enter(person('other')))).toBe(2)
})

test('a caller who waits too long is told to come back, and when (V16)', async () => {
  const enter = createGate({ most: 1, patienceMs: () => 5, stuckMs: () => 60_000 })
  await enter(needed)
  await expect(enter(person('read'))).rejects.toMatchObject({ code: 'overloaded', params: { seconds: 2 } })
})

async function enteredOf(count: number, enter: (index: number) => Promise<unknown>) {
  const all = await Promise.allSettled(Array.from({ length: count }, (_, index) => enter(index)))
  return all.filter(({ status }) => status === 'fulfilled').length
}
