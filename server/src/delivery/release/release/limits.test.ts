import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { givenDeployer } from '../../deploy-token/test/given-deployer.ts'
import { aVersion, packed, releasedBy, uploaded } from './test/given-upload.ts'

const clock = { offsetMs: 0 }
let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer

beforeAll(async () => {
  portal = await makePortalFolder()
  const now = () => new Date(Date.now() + clock.offsetMs)
  server = await startTestServer({ repositoryFolder: portal.folder, releases: true, now })
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

test('a parcel is released twenty times in ten minutes, and others go on being released', async () => {
  const team = await givenDeployer(server)
  const versions = ['1.0.0', '1.1.0']
  for (const version of versions) await uploaded(team, version)
  const errors = []
  for (let n = 0; n < 21; n += 1) {
    const version = versions[n % 2] ?? ''
    errors.push((await team.machine.tryCall('releaseOwnParcel', { version })).error)
  }
  expect(errors).toEqual([...Array.from({ length: 20 }, () => null), 'tooManyAttempts'])
  await releasedBy(await givenDeployer(server), '1.0.0')
  clock.offsetMs += 10 * 60_000
  await team.machine.call('releaseOwnParcel', { version: '1.0.0' })
}, 240_000)

const calling = (n: number) =>
  `System.register([],function(e,t){"use strict";return{setters:[],execute:function(){fetch("/${n}")}}})`

test('of very many findings the first hundred are kept, and how many more there are', async () => {
  const team = await givenDeployer(server)
  const { manifest, files } = aVersion(team, '1.0.0')
  const more = Array.from({ length: 120 }, (_, n) => {
    const hash = createHash('sha256').update(calling(n))
    const integrity = `sha256-${hash.copy().digest('base64')}`
    return { name: `part.${hash.digest('hex').slice(0, 12)}.js`, content: calling(n), integrity }
  })
  for (const { name, content, integrity } of more) {
    files[name] = content
    manifest.files[name] = { integrity, bytes: content.length }
    manifest.imports[name] = []
  }
  await team.machine.call('uploadArtifact', {}, { content: await packed({ manifest, files }) })
  const { list } = await team.operator.call('listParcelVersions', { slug: team.slug })
  expect(list.map(({ findings }) => findings)).toEqual([101])
  const { report } = await team.operator.call('getParcelVersion', { slug: team.slug, id: list[0]?.id ?? '' })
  expect(report).toHaveLength(101)
  expect(report.at(-1)).toMatchObject({ code: 'andMore', level: 'noted', msg: expect.stringContaining('20') })
})

test('what keeps a version out is answered at a length that can be read', async () => {
  const team = await givenDeployer(server)
  const needs = Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`package${n}`, 'x'.repeat(5000)]))
  const content = await packed(aVersion(team, '1.0.0', { needs }))
  const answer = await team.machine.tryCall('uploadArtifact', {}, { content })
  expect(answer.error).toBe('artifactRefused')
  expect(JSON.stringify(answer.body)).toContain('andMore')
  expect(JSON.stringify(answer.body).length).toBeLessThan(60_000)
})

test('an upload that stands still holds up no other one of its parcel', async () => {
  const team = await givenDeployer(server)
  const whole = await packed(aVersion(team, '1.0.0'))
  const goOn = Promise.withResolvers<void>()
  const content = new ReadableStream({
    async start(body) {
      body.enqueue(whole.slice(0, 10))
      await goOn.promise
      body.enqueue(whole.slice(10))
      body.close()
    },
  })
  const slow = team.machine.tryCall('uploadArtifact', {}, { content })
  await until(async () => (await team.operator.call('listDeployTokens', { slug: team.slug }))[0]?.lastUsedAt !== null)
  expect((await uploaded(team, '1.1.0')).isNew).toBe(true)
  goOn.resolve()
  expect((await slow).status).toBe(200)
})
