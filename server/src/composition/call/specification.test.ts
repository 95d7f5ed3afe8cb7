import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { type Call, type CallName, calls } from '@atrium/shared-utility/contract'
import { readConfig } from '../../foundation/process/config/config.ts'
import { callNames } from '../../test/call-names.ts'
import { handlers } from '../rooms.ts'
import { built, isCall, rows, section } from './test/section-seven.ts'

const { repositoryFolder } = readConfig({})
const open = rows.filter(({ page }) => page === 'not built')

/** Several calls are made on one page. */
const codes = new Map<string, string>()
const declared = globSync('microfrontends/*/parcel.json', { cwd: repositoryFolder }).map((file) => ({
  folder: path.dirname(file),
  declaration: read(file),
}))
const shared = codeOf('{root-config,shared-utility}/src/**/*.{ts,tsx}', /\/contract\//)
const tests = globSync('server/src/**/*.test.ts', { cwd: repositoryFolder })
  .filter((file) => path.basename(file) !== 'permission-matrix.test.ts')
  .map(read)
  .join('\n')

test('every row names a call of the contract, or says that it is not built', () => {
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter((row) => !isCall(row.call) && !open.includes(row))).toEqual([])
})

test('what is said not to be built is not there: a change that builds it writes its call and its page into the table', () => {
  const there = open.filter(({ method, asked }) => callNames.some((name) => answers(name, method, asked)))
  expect(there).toEqual([])
})

test('each call that was asked for is in the contract by its method and path, and has a handler', () => {
  const misfits = built.filter(
    ({ method, asked, call }) => !answers(call, method, asked) || !(handlers[call] instanceof Function),
  )
  expect(misfits).toEqual([])
})

test('each call that was asked for has a test that is written for it', () => {
  expect(built.filter(({ call }) => !tests.includes(`'${call}'`))).toEqual([])
})

test('each call that was asked for is made on the page that is said', () => {
  expect(built.filter(({ page, call }) => !isMadeOn(page, call))).toEqual([])
})

/** True when a call has this path or alias; `{platform}` of ours is `apk` and `ipa` of theirs. */
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
  // Forms and pickers that several parcels draw stand in the kit.
  const code = `{${parcel?.folder},shared-utility/src/{security,ui/list}}/**/*.{ts,tsx}`
  return parcel !== undefined && isNamed.test(codeOf(code, /\.test\.|\/given/))
}

function codeOf(pattern: string, without: RegExp) {
  const known = codes.get(pattern)
  if (known !== undefined) return known
  const files = globSync(pattern, { cwd: repositoryFolder }).map((file) => file.replaceAll('\\', '/'))
  const code = files
    .filter((file) => !without.test(file))
    .map(read)
    .join('\n')
  codes.set(pattern, code)
  return code
}

function read(file: string) {
  return readFileSync(path.join(repositoryFolder, file), 'utf8')
}
