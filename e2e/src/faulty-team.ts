import { readdirSync, readFileSync } from 'node:fs'
import { storedZip } from '@atrium/importmap/stored-zip'
import { UserType } from '@atrium/shared-utility/contract'
import { createClient } from '@atrium/shared-utility/testing/client'
import type { Given, Stage } from './given.ts'
import { inRepository } from './repository.ts'

/** A broken parcel of e2e/parcels, released as a team does it; `end` takes it out of the portal again. */
export async function releaseFaulty(technology: string, given: Given, { url }: Stage) {
  const slug = `faulty-${technology}`
  const operator = await given.confirmed(UserType.operator)
  await operator.call('addTeamParcel', { slug, team: 'demo', paths: [`/${slug}`], contact: 'Stories' })
  const { token } = await operator.call('addDeployToken', { slug, label: 'Story', days: 1 })
  const machine = createClient(url, { headers: { authorization: `Bearer ${token}` } })
  const { version } = await machine.call('uploadArtifact', {}, { content: packed(`e2e/parcels/${slug}/released`) })
  await machine.call('releaseOwnParcel', { version })
  return { entry: `**/assets/parcels/${slug}/main.*.js`, at: (fault: string) => `/${slug}/${fault}`, end }

  async function end() {
    await operator.call('withdrawParcel', { slug, reason: 'The story is over' })
    await operator.call('removeTeamParcel', { slug })
  }
}

function packed(folder: string) {
  const names = readdirSync(inRepository(folder)).filter((name) => name !== 'sources.txt')
  const sorted = names.toSorted((one) => (one === 'artifact.json' ? -1 : 1))
  return storedZip(new Map(sorted.map((name) => [name, new Uint8Array(readFileSync(inRepository(folder, name)))])))
}
