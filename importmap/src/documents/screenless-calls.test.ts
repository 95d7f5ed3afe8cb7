import { calls, plainSettingCalls } from '@atrium/shared-utility/contract'
import { readOurs, repositoryFiles } from './repository-files.ts'

/** The code of ours that runs in a page: the shell, the parcels, and what they share, without tests and their fakes. */
const pageCode = [
  ...repositoryFiles('microfrontends/*/src/**/*.{ts,tsx}'),
  ...repositoryFiles('root-config/src/**/*.{ts,tsx}'),
  ...repositoryFiles('shared-utility/src/**/*.{ts,tsx}'),
]
  .filter((file) => !/\.test\.|\/(?:test|testing)\/|\/(?:fake|given)-|shared-utility\/src\/contract\//.test(file))
  .map(readOurs)
  .join('\n')

test('a call that no page of ours makes is listed in docs/requirements.md, with its path, and no other is', () => {
  const [, section = ''] = readOurs('docs/requirements.md').split('These calls have no screen of ours')
  const listed = [...section.matchAll(/^\| `(\w+)` +\| `([^`]+)`/gm)].map(([, name, path]) => ({ name, path }))
  const screenless = Object.entries(calls)
    // The screen of settings names none of these: it draws whatever is described.
    .filter(([name]) => !(name in plainSettingCalls))
    // No page has a token.
    .filter(([, { access }]) => access.who !== 'deployToken' && access.who !== 'platformToken')
    .filter(([name]) => !new RegExp(`\\b${name}\\b`).test(pageCode))
    .map(([name, { path }]) => ({ name, path }))
  const byName = (one: { name?: string }, other: { name?: string }) => `${one.name}`.localeCompare(`${other.name}`)
  expect(listed.sort(byName)).toEqual(screenless.sort(byName))
})
