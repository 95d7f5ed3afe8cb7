import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { baseConfig, UserType } from '@atrium/shared-utility/contract'
import type { Client } from '../../test/client.ts'
import { until } from '../../test/until.ts'
import { chanceOf } from './audience.ts'
import { startRollouts } from './test/given-rollout.ts'

let world: Awaited<ReturnType<typeof startRollouts>>
beforeAll(async () => void (world = await startRollouts()))
afterAll(() => world.close())

const { member, administrator } = UserType

test('one chosen enterprise has the version that is rolled out, another and strangers have what is in force', async () => {
  const team = await world.team('chosen')
  const { id: one } = await world.server.given.enterprise()
  const { id: other } = await world.server.given.enterprise()
  await team.machine.call('beginOwnRollout', { version: '2.0.0', enterprises: [one] })
  expect([await world.shown(team, one), await world.shown(team, other), await world.shown(team, null)]).toEqual([
    '2.0.0',
    '1.0.0',
    '1.0.0',
  ])
  expect(await world.server.services.rollouts.entriesFor({ entId: one, session: null })).toEqual({})
  expect((await team.operator.call('getTeamParcel', { slug: team.slug })).inForce).toBe('1.0.0')
})

test('a roll-out for some user types is for no other people, wherever they are', async () => {
  const team = await world.team('types')
  const { id } = await world.server.given.enterprise()
  const wanted = { enterprises: [id], userTypes: [administrator], percent: 100 }
  await team.machine.call('beginOwnRollout', { version: '2.0.0', ...wanted })
  expect(await world.shown(team, id, { userType: administrator })).toBe('2.0.0')
  expect(await world.shown(team, 'else', { userType: administrator })).toBe('2.0.0')
  expect(await world.shown(team, id, { userType: member })).toBe('1.0.0')
})

test('a roll-out reaches about its percentage, and people who had it have it when it grows', () => {
  const people = Array.from({ length: 4000 }, (_, n) => `person${n}`)
  const at = (percent: number) => people.filter((person) => chanceOf('salt', person) < percent)
  expect(at(0)).toEqual([])
  expect(at(100)).toEqual(people)
  expect(Math.abs(at(20).length - 800)).toBeLessThan(160)
  const wider = new Set(at(50))
  expect(at(20).every((person) => wider.has(person))).toBe(true)
  const drawnAnew = people.filter((person) => chanceOf('other salt', person) < 20)
  expect(drawnAnew).not.toEqual(at(20))
})

test('counted by enterprises, the people of one have the same', async () => {
  const team = await world.team('whole')
  await team.machine.call('beginOwnRollout', { version: '2.0.0', percent: 50, countedBy: 'enterprise' })
  for (const enterprise of ['ent1', 'ent2', 'ent3', 'ent4']) {
    const all = await Promise.all(
      ['a', 'b', 'c', 'd'].map((person) => world.shown(team, enterprise, { userId: person })),
    )
    expect(new Set(all).size).toBe(1)
  }
  // Operators at work on the platform are in no enterprise.
  expect(await world.shown(team, null)).toBe('1.0.0')
})

test('the page of a person who is chosen boots with that version, and follows when it is halted', async () => {
  const team = await world.team('boots')
  const [one, other] = [await world.server.given.enterprise(), await world.server.given.enterprise()]
  const chosen = await world.server.given.signedIn({ enterprise: one })
  const neighbour = await world.server.given.signedIn({ enterprise: other })
  await team.machine.call('beginOwnRollout', { version: '2.0.0', enterprises: [one.id] })
  await until(async () => (await booted(chosen, one.id)).version === '2.0.0', 50)
  expect((await booted(neighbour, other.id)).version).toBe('1.0.0')
  expect((await booted(world.server.client(), undefined)).version).toBe('1.0.0')
  const before = (await booted(chosen, one.id)).revision
  await team.machine.call('haltOwnRollout', {})
  await until(async () => (await booted(chosen, one.id)).version === '1.0.0', 50)
  expect((await booted(chosen, one.id)).revision).not.toBe(before)

  async function booted(browser: Client, space: string | undefined) {
    const { payload } = await browser.call('getBaseConfig', {}, space === undefined ? {} : { space })
    const config = baseConfig.parse(JSON.parse(inflateSync(Buffer.from(payload, 'base64url')).toString()))
    const { version } = config.apps.find(({ name }) => name === `@${team.team}/boots`) ?? {}
    return { version, revision: config.revision }
  }
})
