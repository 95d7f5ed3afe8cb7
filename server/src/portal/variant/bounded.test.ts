import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { createPortal } from '../page/boot/portal.ts'
import { createDeploy } from '../revision/deploy.ts'
import { createLane } from '../revision/lane.ts'
import { recorded, released, startReleasing, teamParcel } from '../revision/test/given-release.ts'
import { chanceOf } from '../../delivery/rollout/audience.ts'

let stage: Awaited<ReturnType<typeof startReleasing>>
beforeAll(async () => void (stage = await startReleasing()))
afterAll(() => stage.close())

const log = pino({ level: 'silent' })
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)

/** A process of its own, with counts of how often it composed a variant, and read what a portal is made of. */
function processHere() {
  const { tx, artifacts } = stage.server.services
  const count = { variants: 0, transactions: 0 }
  const counted: typeof tx = (...asked) => {
    count.transactions += 1
    return tx(...asked)
  }
  const folders = { dataFolder: stage.folder, repositoryFolder: stage.folder }
  const deploy = createDeploy({ tx: counted, artifacts, ...folders, log, now: () => new Date() })
  const variant: typeof deploy.variant = (...asked) => {
    count.variants += 1
    return deploy.variant(...asked)
  }
  return { portal: createPortal({ repositoryFolder: stage.folder, log, deploy: { ...deploy, variant } }), count }
}

test('ten roll-outs at once give a thousand people no more than a hundred portals, each composed once', async () => {
  const newer = new Map<string, string>()
  for (const slug of numbers(10).map((n) => `many${n}`)) {
    await released(stage.server, teamParcel(slug, '1.0.0'))
    newer.set(slug, await recorded(stage.server, teamParcel(slug, '2.0.0')))
  }
  const { portal, count } = processHere()
  const shownTo = (person: string) =>
    portal.read(Object.fromEntries([...newer].filter(([slug]) => chanceOf(`salt of ${slug}`, person) < 50)))
  const everybody = () => Promise.all(numbers(1000).map((n) => shownTo(`person${n}`)))
  const shown = await everybody()
  expect(new Set(shown.map((one) => one?.build.revision)).size).toBeGreaterThan(50)
  expect((await everybody()).every((one, n) => one === shown[n])).toBe(true)
  expect(count.variants).toBeLessThanOrEqual(100)
})

test('a file map of long ago is composed once for all callers that ask for it at the same time', async () => {
  await released(stage.server, teamParcel('before', '1.0.0'))
  const { url } = (await processHere().portal.read())?.build.fileMap ?? { url: '' }
  await released(stage.server, teamParcel('before', '1.1.0'))
  const { portal, count } = processHere()
  await portal.read()
  const before = count.transactions
  const found = await Promise.all(numbers(100).map(() => portal.fileMap(url)))
  expect(found.every((one) => one !== null && one === found[0])).toBe(true)
  // Each asks whether there is such a map; one of them reads what it is made of. What is in force is looked at, too.
  expect(count.transactions - before).toBeLessThan(150)
})

test('what only some have drives the file map of everybody’s pages out of no memory', async () => {
  const { portal, count } = processHere()
  const { url } = (await portal.read())?.build.fileMap ?? { url: '' }
  for (const n of numbers(25))
    await portal.read({ fresh: await recorded(stage.server, teamParcel('fresh', `1.0.${n}`)) })
  const before = count.transactions
  expect(await portal.fileMap(url)).not.toBeNull()
  expect(count.transactions).toBe(before)
})

test('more than a process composes in its lane is refused, and what was asked for before is done', async () => {
  const lane = createLane<number>({ mostWaiting: 3, rest: 0 })
  const held = Promise.withResolvers<void>()
  const asked = numbers(6).map((n) => lane(`${n}`, () => held.promise.then(() => n)).catch(() => 'refused'))
  held.resolve()
  expect(await Promise.all(asked)).toEqual([0, 1, 2, 3, 'refused', 'refused'])
  expect(await lane('later', async () => 7)).toBe(7)
})
