import { expect, test } from '@jest/globals'
import { createAside } from './aside.ts'
import { forPlace, whileHolding } from './place.ts'

const call = { kind: 'startSignOn', weight: 'person' } as const

test('V16: a call that holds a connection while it waits for something else is told of, however deep it waits', async () => {
  const held: string[] = []
  const aside = createAside(({ message }) => held.push(message))
  const wait = async () => aside('a provider')
  let isHolding = false
  const holding = () => isHolding
  await forPlace(call, () => whileHolding(holding, wait))
  expect(held).toEqual([])
  isHolding = true
  await forPlace(call, () => whileHolding(holding, () => whileHolding(() => false, wait)))
  await forPlace(call, () => whileHolding(holding, () => forPlace({ ...call, kind: 'session' }, wait)))
  expect(held).toEqual([
    'startSignOn holds a database connection while it waits for a provider',
    'session holds a database connection while it waits for a provider',
  ])
})

test('V16: a job may, for what it does is noted where it is done', async () => {
  const held: Error[] = []
  const aside = createAside((error) => held.push(error))
  await whileHolding(
    () => true,
    async () => aside('the mail server'),
  )
  expect(held).toEqual([])
})
