import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import * as contract from '@atrium/shared-utility/contract'
import { inRepository } from '../repository.ts'
import { contractOfCalls } from './base-names.ts'
import { zodNames } from './names.ts'
import { callsFile, firstPage, narrowModules } from './specifiers.ts'

test('what shared code calls of zod is in the shared set: any other name would be undefined in the browser', () => {
  const files = globSync('shared-utility/src/**/!(*.test).{ts,tsx}', { cwd: inRepository() })
  const used = files.flatMap((file) =>
    [...readFileSync(inRepository(file), 'utf8').matchAll(/(?<![\w.])z\.((?!core\b)[a-z]\w*)[(.]/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(new Set(used).size).toBeGreaterThan(5)
  expect([...new Set(used)].filter((name) => !new Set<string>(zodNames).has(name))).toEqual([])
})

test('C1: the first page is sent without what validates: zod comes with what makes calls', () => {
  expect(firstPage).not.toContain('zod')
})

test('what parcels are pointed at in what makes calls is exported there', () => {
  const source = readFileSync(inRepository(callsFile), 'utf8')
  expect(contractOfCalls.filter((name) => !new RegExp(`^export \\{ ${name} \\} from`, 'm').test(source))).toEqual([])
})

/**
 * What parts of the workbench's parcel fetch for themselves, since every page would be sent it: pages that few open, those of
 * SaaS administrators among them, and what waits for the people for whom one acts, which is drawn when the page is there.
 */
const ownCalls = [
  'applicationDetailCalls',
  'applicationRequestCalls',
  'careCalls',
  'chatFileCalls',
  'fileCalls',
  'homeLayoutCalls',
  'messageAttachmentCalls',
  'placeCalls',
  'recordFileCalls',
  'trusterCalls',
]

test('whatever the workbench calls is sent to pages with what makes calls, but for what parts of it fetch themselves', () => {
  const files = globSync('microfrontends/workbench/src/**/!(*.test|given).{ts,tsx}', { cwd: inRepository() })
  const code = files.map((file) => readFileSync(inRepository(file), 'utf8')).join('\n')
  const sent = readFileSync(inRepository('shared-utility/src/contract/page-calls.ts'), 'utf8')
  const nouns = Object.entries(contract).filter(([name]) => name.endsWith('Calls'))
  const made = nouns.filter(([, calls]) => Object.keys(calls).some((name) => code.includes(`'${name}'`)))
  expect(made.length).toBeGreaterThan(5)
  expect(
    made
      .map(([noun]) => noun)
      .filter((noun) => !sent.includes(`  ${noun},`))
      .toSorted(),
  ).toEqual(ownCalls)
})

test('R13: what a parcel that was built before imports from the first page is there still', () => {
  const narrow = new Map(Object.values(narrowModules).flatMap((of) => [of].flat().map(({ as, names }) => [as, names])))
  const released = globSync('importmap/examples/*/released/artifact.json', { cwd: inRepository() })
  const uses = released.flatMap((file) => {
    const { uses: used } = JSON.parse(readFileSync(inRepository(file), 'utf8')) as { uses: Record<string, string[]> }
    return Object.entries(used).flatMap(([as, names]) => names.map((name) => ({ as, name })))
  })
  const ofBase = uses.filter(({ as }) => narrow.has(as))
  expect(ofBase.length).toBeGreaterThan(0)
  expect(ofBase.filter(({ as, name }) => !narrow.get(as)?.includes(name))).toEqual([])
})
