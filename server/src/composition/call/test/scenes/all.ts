import { globSync } from 'node:fs'
import path from 'node:path'
import { plays } from '../plays.ts'
import { built } from '../section-seven.ts'
import { accountScenes } from './account.ts'
import { applicationScenes } from './applications.ts'
import { buildingScenes } from './building.ts'
import { conversationScenes } from './conversations.ts'
import { enterpriseScenes } from './enterprise.ts'
import { organisationScenes } from './organisation.ts'
import { peopleScenes } from './people.ts'
import { portalScenes } from './portal.ts'
import { publishingScenes } from './publishing.ts'
import { settingScenes } from './settings.ts'
import type { Scenes } from './stage.ts'
import { wayInScenes } from './ways-in.ts'

/** Nouns have scenes of their own, `scenes.ts` in the folder `test` of their room. */
const source = path.join(import.meta.dirname, '../../../..')
const files = globSync('*/*/{,*/}test/scenes.ts', { cwd: source }).toSorted()
const ofRooms = await Promise.all(files.map(readScenes))

// The ways in come first: a provider says by its own clock when a person was there, and later scenes let time pass.
export const scenes: Scenes = {
  ...wayInScenes,
  ...accountScenes,
  ...enterpriseScenes,
  ...applicationScenes,
  ...buildingScenes,
  ...organisationScenes,
  ...conversationScenes,
  ...peopleScenes,
  ...publishingScenes,
  ...portalScenes,
  ...settingScenes,
  ...Object.assign({}, ...ofRooms),
  async 'what was asked for in section 7 and changes nothing'({ server, operator }) {
    const reading = built.filter(({ method }) => method === 'GET').map(({ call }) => call)
    for (const name of new Set(reading)) await plays[name]?.({ server, operator, platform: 'apk' })
  },
}

async function readScenes(file: string): Promise<Scenes> {
  // oxlint-disable-next-line atrium/borders -- a file of a room of the server
  const { scenes: own }: { scenes: Scenes } = await import(path.join(source, file))
  return own
}
