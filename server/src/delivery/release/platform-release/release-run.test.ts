import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { until } from '../../../test/until.ts'
import { listed, startCommand } from './test/given-command.ts'

let command: Awaited<ReturnType<typeof startCommand>>
beforeAll(async () => void (command = await startCommand()))
afterAll(() => command.close())

test('parcels that changed are in force as one revision and in the pages, nothing else changes, and twice is nothing', async () => {
  const before = await command.entries()
  const [one, two] = [command.parcel('workbench', '1.1.0'), command.parcel('fresh', '1.0.0')]
  await command.built.build(one)
  await command.built.build(two)
  const tried = await command.release(['--dry-run'])
  expect([tried.code, tried.said['release']]).toEqual([0, listed({ workbench: '1.1.0', fresh: '1.0.0' })])
  expect(await command.entries()).toEqual(before)

  const { code, said, err } = await command.release(['--reason', 'new pages'])
  const made = (await command.revisions()).at(-1)
  expect({ code, said }).toMatchObject({
    code: 0,
    said: { released: listed({ workbench: '1.1.0', fresh: '1.0.0' }), revision: made?.number },
  })
  expect(err).toContain('2 of 2: fresh 1.0.0 is uploaded')
  expect(made?.reason).toBe('new pages')
  const { fresh, workbench, ...others } = made?.entries ?? {}
  const { workbench: old, ...rest } = before
  expect(others).toEqual(rest)
  expect(fresh).toBeDefined()
  expect(workbench).not.toBe(old)
  // Each process composes its pages anew once it hears of the revision.
  const page = async () => (await fetch(`${command.server.url}/own-workbench/home`)).text()
  await until(async () => (await page()).includes(Object.keys(one.files)[0] ?? ''))

  expect(await command.release()).toMatchObject({ code: 0, said: { released: [], revision: null } })
  expect((await command.revisions()).at(-1)?.id).toBe(made?.id)
})

test('what was built where no full run of the tests is noted is refused before anything is sent', async () => {
  const before = await command.revisions()
  await command.built.build(command.parcel('fresh', '1.2.0'))
  await command.built.forgetFullRun()
  const { code, said } = await command.release()
  expect([code, said]).toMatchObject([1, { ok: false, refused: [expect.stringContaining('npm run test:full first')] }])
  expect(await command.revisions()).toEqual(before)
})
