import type { BrowserCheckUse } from '@atrium/shared-utility/contract'
import type { TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { givenDeployer } from '../../deploy-token/test/given-deployer.ts'
import { mountable } from './given-page.ts'

/** A team whose versions can be mounted, and an operator who decides how they are checked. */
export async function givenRunTeam(server: TestServer | null, slug: string) {
  if (server === null) throw new Error('it was not started')
  const team = await givenDeployer(server, { slug, paths: [`/${slug}`] })
  const upload = async (version: string, mount?: string) =>
    team.machine.call('uploadArtifact', {}, { content: await mountable(team, version, mount) })
  const check = async (version: string) => (await team.machine.call('getOwnBrowserCheck', { version })).check
  const require = async (browser: BrowserCheckUse) => {
    const { version } = (await team.operator.call('getPlatformSettings', {})).gate
    await team.operator.call('updateGateSetting', { browser, version })
    await until(async () => server.services.settings.current().gate.value.browser === browser)
  }
  return { ...team, upload, check, require }
}
