import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls } from '@atrium/shared-utility/contract'
import { callNames } from '../../test/call-names.ts'
import { isChange } from './acting-rules.ts'
import { hearCalls } from './test/heard.ts'
import { accountScenes } from './test/scenes/account.ts'
import { wayInScenes } from './test/scenes/ways-in.ts'
import { enterpriseScenes } from './test/scenes/enterprise.ts'
import { peopleScenes } from './test/scenes/people.ts'
import { publishingScenes } from './test/scenes/publishing.ts'
import { portalScenes } from './test/scenes/portal.ts'
import { settingScenes } from './test/scenes/settings.ts'
import { startStage, type Stage } from './test/scenes/stage.ts'

const scenes = { ...wayInScenes, ...accountScenes, ...enterpriseScenes, ...peopleScenes, ...publishingScenes, ...portalScenes, ...settingScenes }
const changing = callNames.filter((name) => isChange(calls[name]))

const hearing = hearCalls()
let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(async () => {
  await stage.close()
  hearing.stop()
})

test.each(Object.keys(scenes))('%s', async (title) => {
  await stage.rested()
  await scenes[title]?.(stage)
})

test('zz report', async () => {
  const rows = await stage.inPlatform((db) => db.selectFrom('audit_log').select(['request_id', 'action', 'result']).execute())
  const by = Map.groupBy(rows, (r) => r.request_id)
  const out = new Map<string, string>()
  for (const { name, requestId } of hearing.heard) if (changing.includes(name)) out.set(name, `${out.get(name) ?? ''} ${by.get(requestId)?.map((r) => r.action).toSorted().join('+') ?? '-'}`)
  console.log([...out].map(([n, r]) => `${n}: ${[...new Set(r.trim().split(' '))].join(' ')}`).join('\n'), '\nUNSEEN', changing.filter((n) => !out.has(n)).join(' '))
})
