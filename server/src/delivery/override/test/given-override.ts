import { inflateSync } from 'node:zlib'
import { baseConfig, overridePage } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import type { Client } from '../../../test/client.ts'
import type { TestServer } from '../../../test/test-server.ts'
import type { givenDeployer } from '../../deploy-token/test/given-deployer.ts'
import { aVersion } from '../../release/release/test/given-upload.ts'

export type Team = Awaited<ReturnType<typeof givenDeployer>>

const key = 'abcdefghijklmnopqrstuv'
export const address = `http://127.0.0.1:5199/${key}/`

/** What the team's tool sends for a person who develops at their own machine. */
export function askedFor(team: Team, loginId: string, change: { port?: number; hours?: number } = {}) {
  const { declaration } = aVersion(team, '0.0.0').manifest
  if (declaration === undefined) throw new Error('a parcel declares its pages')
  return { loginId, port: 5199, key, declaration, ...change }
}

/** A preview's secret, as it stands behind the `#` of its link. */
export function secretOf({ path }: { path: string }) {
  return path.replace(`${overridePage}#`, '')
}

/** A person develops the team's parcel: the tool asked, the person has confirmed it. */
export async function developing(server: TestServer, team: Team) {
  const person = await server.given.signedIn()
  await server.given.confirm(person)
  const { id } = await team.machine.call('askOverride', askedFor(team, person.person.loginId))
  await person.call('confirmOverride', { id })
  return { person, id }
}

/** The page at an address, and what the browser of this person is told by its headers. */
export async function pageFor(browser: Pick<Client, 'fetch'>, at = '/user/workbench') {
  const { body, headers } = await browser.fetch(at, { headers: { accept: 'text/html' } })
  const html = String(body)
  const [, json = ''] = /id="atrium-boot"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  const { payload } = boot.parse(JSON.parse(json)).baseConfig
  return {
    html,
    policy: headers.get('content-security-policy') ?? '',
    config: baseConfig.parse(JSON.parse(inflateSync(Buffer.from(payload, 'base64url')).toString())),
  }
}

const boot = z.object({ baseConfig: z.object({ payload: z.string() }) })

/** The version of the team's parcel that this browser's page names; undefined where it names none. */
export async function versionFor(browser: Pick<Client, 'fetch'>, { team, slug }: Team) {
  const { config } = await pageFor(browser)
  return config.apps.find(({ name }) => name === `@${team}/${slug}`)?.version
}
