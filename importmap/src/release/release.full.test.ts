import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inRepository } from '../repository.ts'
import { quietNx } from '../tasks/versions.ts'

const folder = mkdtempSync(join(tmpdir(), 'atrium-release-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a parcel gets a version and a changelog of its own, from the commits that touched its folder', () => {
  makeRepository()
  commit('Let two parcels share a word', { 'shared-utility/src/a.ts': '1', 'microfrontends/scan/src/a.ts': '1' })
  commit('Draw the code upside down', { 'microfrontends/scan/src/b.ts': '1' })
  run(process.execPath, [inRepository('node_modules/lerna/dist/cli.js'), 'version', '--yes'])

  expect(['scan', 'sysop'].map((slug) => versionOf(`microfrontends/${slug}`))).toEqual(['0.2.0', '0.1.1'])
  expect(versionOf('shared-utility')).toBe('0.2.0')
  expect(entriesOf('microfrontends/scan')).toMatch(
    /^## 0\.2\.0 \(\d{4}-\d\d-\d\d\)\n\n\* Draw the code upside down \(\w{8}\)\n\* Let two parcels share a word \(\w{8}\)\n$/,
  )
  expect(entriesOf('microfrontends/sysop')).not.toContain('Draw the code')
  expect(run('git', ['tag']).split('\n')).toContain('@atrium/scan@0.2.0')
})

test('nothing that changed, no version', () => {
  const before = run('git', ['rev-parse', 'HEAD'])
  run(process.execPath, [inRepository('node_modules/lerna/dist/cli.js'), 'version', '--yes'])
  expect(run('git', ['rev-parse', 'HEAD'])).toBe(before)
})

/** A small portal with our lerna.json, whose parcels use what is shared. */
function makeRepository() {
  for (const file of ['lerna.json', 'importmap/src/release/changelog-preset.ts']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(inRepository(file), join(folder, file))
  }
  run('git', ['init', '--quiet', '--initial-branch=main'])
  const workspaces = ['shared-utility', 'microfrontends/*']
  commit('Start', {
    'package.json': JSON.stringify({ name: 'atrium', private: true, type: 'module', workspaces }),
    'shared-utility/package.json': manifestOf('shared-utility'),
    'microfrontends/scan/package.json': manifestOf('scan', { '@atrium/shared-utility': '*' }),
    'microfrontends/sysop/package.json': manifestOf('sysop', { '@atrium/shared-utility': '*' }),
  })
  for (const name of ['shared-utility', 'scan', 'sysop']) run('git', ['tag', '-m', name, `@atrium/${name}@0.1.0`])
}

function manifestOf(name: string, dependencies = {}) {
  return JSON.stringify({ name: `@atrium/${name}`, version: '0.1.0', private: true, dependencies })
}

function commit(subject: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  run('git', ['add', '--all'])
  run('git', ['commit', '--quiet', '-m', subject])
}

function run(program: string, args: readonly string[]) {
  const person = { GIT_AUTHOR_NAME: 'test', GIT_AUTHOR_EMAIL: 'test@example.com' }
  const committer = { GIT_COMMITTER_NAME: 'test', GIT_COMMITTER_EMAIL: 'test@example.com' }
  const NX_WORKSPACE_DATA_DIRECTORY = join(folder, '.git/nx')
  const env = { ...process.env, ...person, ...committer, ...quietNx, NX_WORKSPACE_DATA_DIRECTORY }
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
  return stdout
}

function versionOf(place: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, place, 'package.json'), 'utf8'))
  return version
}

function entriesOf(place: string) {
  const changelog = readFileSync(join(folder, place, 'CHANGELOG.md'), 'utf8')
  return changelog.slice(changelog.search(/^## /m))
}
