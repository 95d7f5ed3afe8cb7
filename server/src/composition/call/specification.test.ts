import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Call, type CallName, calls } from '@atrium/shared-utility/contract'
import { readConfig } from '../../foundation/config/config.ts'
import { startTestServer } from '../../test/test-server.ts'
import { callNames } from '../../test/call-names.ts'
import { handlers } from './call-handlers.ts'
import { type Day, plays } from './test/plays.ts'

/** What docs/requirements.md, section 7, says of the operator section of the specification. */
const { repositoryFolder } = readConfig({})
const [, section = ''] = read('docs/requirements.md').split('What was asked for of operators, call by call')
const [table = ''] = section.split('These calls have no screen of ours')
const rows = [...table.matchAll(/^\| `([A-Z]+) (\/[^`]+)` +\| (?:`(\w+)`)? *\| `?([^`|]+?)`? *\|$/gm)].map(
  ([, method = '', asked = '', call, page = '']) => ({ method, asked, call, page }),
)
const built = rows.flatMap(({ call, ...row }) => (isCall(call) ? [{ ...row, call }] : []))
const open = rows.filter(({ page }) => page === 'not built')

const declared = globSync('microfrontends/*/parcel.json', { cwd: repositoryFolder }).map((file) => ({
  folder: path.dirname(file),
  declaration: read(file),
}))
const shared = codeOf('{root-config,shared-utility}/src/**/*.{ts,tsx}', /\/contract\//)
const tests = globSync('server/src/**/*.test.ts', { cwd: repositoryFolder })
  .filter((file) => path.basename(file) !== 'permission-matrix.test.ts')
  .map(read)
  .join('\n')

let day: Omit<Day, 'platform'>

beforeAll(async () => {
  const server = await startTestServer()
  const operator = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(operator)
  day = { server, operator }
})
afterAll(() => day.server.close())

test('every row names a call of the contract, or says that it is not built', () => {
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter((row) => !isCall(row.call) && !open.includes(row))).toEqual([])
})

test('what is said not to be built is not there: whoever builds it writes its call and its page into the table', () => {
  const there = open.filter(({ method, asked }) => callNames.some((name) => answers(name, method, asked)))
  expect(there).toEqual([])
})

test('nothing is played that was not asked for', () => {
  const asked: string[] = built.map(({ call }) => call)
  expect(Object.keys(plays).filter((name) => !asked.includes(name))).toEqual([])
})

describe.each(built)('$method $asked, $call', ({ method, asked, call, page }) => {
  test('is in the contract by this method and path', () => {
    expect(answers(call, method, asked)).toBe(true)
  })

  test('has a handler, and a test that is written for it', () => {
    expect(handlers[call]).toBeInstanceOf(Function)
    expect(tests).toContain(`'${call}'`)
  })

  test(`is made on ${page}`, () => {
    expect({ page, isMade: isMadeOn(page, call) }).toEqual({ page, isMade: true })
  })

  test('is answered to a root operator', async () => {
    const play = plays[call]
    if (play === undefined) throw new Error(`${call} has no play in test/plays.ts`)
    await expect(play({ ...day, platform: asked.includes('/ipa/') ? 'ipa' : 'apk' })).resolves.toBeDefined()
  })
})

/** By its path or its other one; `{platform}` of ours is `apk` and `ipa` of theirs. */
function answers(name: CallName, method: string, asked: string) {
  const { path: own, alias = own, method: ownMethod }: Call = calls[name]
  return ownMethod === method && [own, alias].some((one) => asked.replace(/\/(?:apk|ipa)\b/, '/{platform}') === one)
}

function isMadeOn(page: string, call: CallName) {
  const isNamed = new RegExp(`\\b${call}\\b`)
  const [, without = ''] = section.split('These calls have no screen of ours')
  if (page === 'none') return without.includes(`\`${call}\``)
  if (page === 'every page') return isNamed.test(shared)
  const parcel = declared.find(({ declaration }) => declaration.includes(`"path": "${page}"`))
  // Forms that two parcels draw stand in the kit.
  const code = `{${parcel?.folder},shared-utility/src/security}/**/*.{ts,tsx}`
  return parcel !== undefined && isNamed.test(codeOf(code, /\.test\.|\/given/))
}

function codeOf(pattern: string, without: RegExp) {
  const files = globSync(pattern, { cwd: repositoryFolder }).map((file) => file.replaceAll('\\', '/'))
  return files
    .filter((file) => !without.test(file))
    .map(read)
    .join('\n')
}

function read(file: string) {
  return readFileSync(path.join(repositoryFolder, file), 'utf8')
}

function isCall(name: string | undefined): name is CallName {
  return name !== undefined && Object.hasOwn(calls, name)
}
