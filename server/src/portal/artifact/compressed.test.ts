import { createHash, randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { until } from '../../test/until.ts'
import { released, startReleasing, teamParcel } from '../revision/test/given-release.ts'

let stage: Awaited<ReturnType<typeof startReleasing>>
beforeAll(async () => {
  stage = await startReleasing()
})
afterAll(() => stage.close())

test('files that are asked for together are compressed one after the other, so that they hold up no caller', async () => {
  const { server } = stage
  const whole = teamParcel('large', '1.0.0')
  const others = Array.from({ length: 4 }, (_, n) => largeFile(`other${n}.js`))
  const files = { ...whole.manifest.files, ...Object.fromEntries(others.map(({ name, told }) => [name, told])) }
  const read = async (name: string) => others.find((one) => one.name === name)?.bytes ?? whole.read(name)
  await released(server, { ...whole, manifest: { ...whole.manifest, files }, read })
  const names = others.map(({ name }) => name)
  // The first time they come from the store, and then they lie there.
  for (let round = 0; round < 2; round += 1)
    await Promise.all(names.map((name) => server.client().fetch(`/assets/parcels/large/${name}`)))
  const kept = names.flatMap((name) => [`${name}.gz`, `${name}.br`])
  const at = (name: string) => path.join(server.dataFolder, 'assets/large', name)
  await until(async () => (await Promise.all(kept.map((name) => stat(at(name)).catch(() => null)))).every(Boolean))
  const written = await Promise.all(
    kept.map(async (name) => ({ name, at: (await stat(at(name), { bigint: true })).mtimeNs })),
  )
  const inOrder = written.toSorted((one, other) => Number(one.at - other.at)).map(({ name }) => name)
  const asPairs = inOrder.filter((_, n) => n % 2 === 0).flatMap((name) => [name, name.replace('.gz', '.br')])
  expect(inOrder).toEqual(asPairs)
})

function largeFile(name: string) {
  const bytes = Buffer.from(`/* ${randomBytes(60_000).toString('hex')} */`)
  const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`
  return { name, bytes, told: { integrity, bytes: bytes.length } }
}
