import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readBaseConfig } from '@atrium/importmap/playwright'
import { UserType } from '@atrium/shared-utility/contract'
import { createGiven } from '../given.ts'
import { startPortal } from '../portal-process.ts'
import { playDev, playPreview } from './play-dev.ts'
import { playExisting } from './play-existing.ts'
import { playOpenTab } from './play-open-tab.ts'
import { playTabs } from './play-tabs.ts'
import { count, found, node, quiet, run, toolOf } from './run.ts'
import { wrongParcels } from './wrong-parcels.ts'

/**
 * `npm run teams`: a team that has nothing but a portal's address and npm makes a parcel in an empty folder outside of the
 * repository, tests, builds, checks, develops, previews and releases it; what is wrong with one is refused with its reason. Then
 * fifty tabs have a parcel open that is exchanged. `-- team`, `-- existing` and `-- tabs` play one of them.
 */
const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-team-'))
node('importmap/bin/run.cjs', 'build')
const password = 'A team has its own password 1'
const portal = await startPortal({ password })
try {
  const parts = process.argv.slice(2)
  if (parts.length === 0 || parts.includes('team')) await playTeam()
  if (parts.includes('existing')) await playStock()
  if (parts.length === 0 || parts.includes('tabs')) await playTabs({ portal, password, count })
} finally {
  await portal.stop()
  rmSync(folder, { recursive: true })
}
console.log(`\n${found.passed} passed, ${found.failed} failed`)
process.exitCode = found.failed === 0 ? 0 : 1

async function playTeam() {
  const tool = await toolOf(portal.url)
  count('the tool is installed from the portal', await run(folder, ['npm', 'install', ...quiet, tool]))
  count('create makes a parcel', await run(folder, ['npx', 'atrium', 'create', '@team/hello', '--portal', portal.url]))
  const parcel = path.join(folder, 'hello')
  count('its packages are installed', await run(parcel, ['npm', 'install', ...quiet]))
  count('its types are right', await run(parcel, ['npm', 'run', 'types']))
  count('its tests pass', await run(parcel, ['npm', 'test']))
  count('it is built', await run(parcel, ['npm', 'run', 'build']))
  count('the gate lets it pass', await run(parcel, ['npm', 'run', 'check']))
  count('nothing is found when it is run in a browser', await run(parcel, ['npx', 'atrium', 'check', '--browser']))
  await playInBrowser(parcel)
  for (const wrong of wrongParcels) await playWrong(parcel, wrong)
  await playRelease(parcel)
  for (const template of ['vue', 'svelte', 'web-component']) await playTemplate(template)
  await playStock()
}

async function playStock() {
  const { token } = await registered('stock', 'orders')
  await playExisting({ parcel: path.join(folder, 'stock'), token, portal, password, count })
}

/** The same way for who draws with something else; what is said of all of them is said by the first. */
async function playTemplate(template: string) {
  const slug = `with-${template}`
  const create = ['npx', 'atrium', 'create', `@team/${slug}`, '--template', template, '--portal', portal.url]
  count(`create makes one with ${template}`, await run(folder, create))
  const parcel = path.join(folder, slug)
  count('its packages are installed', await run(parcel, ['npm', 'install', ...quiet]))
  count('its types are right', await run(parcel, ['npm', 'run', 'types']))
  count('its tests pass', await run(parcel, ['npm', 'test']))
  count('the gate lets it pass', await run(parcel, ['npm', 'run', 'check']))
  count('nothing is found when it is run in a browser', await run(parcel, ['npx', 'atrium', 'check', '--browser']))
  await playInBrowser(parcel)
  const { token } = await registered(slug)
  count('it is released', await run(parcel, ['npx', 'atrium', 'release'], { ATRIUM_DEPLOY_TOKEN: token }))
  await pagesKnow(slug)
}

/** Before any version of it is released: the portal has never heard of it. */
async function playInBrowser(parcel: string) {
  const played = await run(parcel, ['npm', 'run', 'e2e'], { ATRIUM_DEMO_PASSWORD: password })
  count('inside the portal its page is as it should be', played)
}

async function registered(slug: string, team = 'team') {
  const operator = await createGiven({ url: portal.url, password }).confirmed(UserType.operator)
  await operator.call('addTeamParcel', { slug, team, paths: [`/${slug}`], contact: 'A team' })
  return operator.call('addDeployToken', { slug, label: 'A pipeline', days: 1 })
}

async function pagesKnow(slug: string) {
  const page = await (await fetch(`${portal.url}/${slug}`, { headers: { accept: 'text/html' } })).text()
  const isKnown = page.includes(`"@team/${slug}":"/assets/parcels/${slug}/main.`)
  count('pages know it', { status: isKnown ? 0 : 1, said: page })
}

/** With a token that an operator has made; what others have is refused. */
async function playRelease(parcel: string) {
  const { token } = await registered('hello')
  const release = (own: string) => run(parcel, ['npx', 'atrium', 'release'], { ATRIUM_DEPLOY_TOKEN: own })
  await playDev({ parcel, token, portal, password, count })
  await playPreview({ parcel, token, portal, password, count })
  const strange = await release('nobody')
  count('a token that nobody made releases nothing', { ...strange, status: strange.status === 1 ? 0 : 1 })
  count('it is released', await release(token))
  await pagesKnow('hello')
  const again = await release(token)
  const isTold = again.status === 0 && /in force already/.test(again.said)
  count('the same again is well, changes nothing, and is told', { status: isTold ? 0 : 1, said: again.said })
  await playOpenTab({ parcel, token, portal, password, count })
  await playRollOut(parcel, token)
}

/** The next version goes to one enterprise, then to all, and the one before is brought back. */
async function playRollOut(parcel: string, token: string) {
  const atrium = (...args: string[]) => run(parcel, ['npx', 'atrium', ...args], { ATRIUM_DEPLOY_TOKEN: token })
  const file = path.join(parcel, 'package.json')
  const former = /"version": "(.*)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  writeFileSync(file, readFileSync(file, 'utf8').replace(`"version": "${former}"`, '"version": "9.0.0"'))
  const [one, two] = [await administrator(0), await administrator(1)]
  count('a version is rolled out to one enterprise', await atrium('rollout', '--enterprises', one.entId))
  await untilShown(one, '9.0.0')
  count('another enterprise does not see it', seen(await shownTo(two), former))
  count('its team reads how it goes', await atrium('status'))
  count('it grows', await atrium('rollout', '--percent', '50'))
  count('it is promoted', await atrium('promote'))
  await untilShown(two, '9.0.0')
  count('the last good version is brought back', await atrium('rollback'))
  await untilShown(two, former)
}

async function administrator(nth: number) {
  const client = await createGiven({ url: portal.url, password }).signedIn(UserType.administrator, nth)
  return { client, entId: client.cookieValues()['entId'] ?? '' }
}

type Administrator = Awaited<ReturnType<typeof administrator>>

async function shownTo({ client, entId: space }: Administrator) {
  const { apps } = readBaseConfig(await client.call('getBaseConfig', {}, { space }))
  return apps.find(({ name }) => name === '@team/hello')?.version ?? 'none'
}

/** Processes hear of it within a second. */
async function untilShown(who: Administrator, version: string) {
  let shown = await shownTo(who)
  for (let n = 0; n < 100 && shown !== version; n += 1) {
    await wait(100)
    shown = await shownTo(who)
  }
  count(`${version} is what an enterprise sees`, seen(shown, version))
}

function seen(shown: string, version: string) {
  return { status: shown === version ? 0 : 1, said: `${shown} is shown` }
}

async function playWrong(parcel: string, { title, file, change, refused, args = [] }: (typeof wrongParcels)[number]) {
  const place = path.join(parcel, file)
  const before = readFileSync(place, 'utf8')
  writeFileSync(place, change(before))
  const { status, said } = await run(parcel, ['npx', 'atrium', 'check', ...args])
  count(`refused: ${title}`, { status: status === 1 && refused.test(said) ? 0 : 1, said })
  writeFileSync(place, before)
}
