import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readConfig } from '../../foundation/process/config/config.ts'
import { untilServing } from './kills.ts'
import type { StartMachine } from './place.ts'
import { ordinary, startPortal } from './portal-process.ts'

const { repositoryFolder } = readConfig({})
const never = new Set(['node_modules', '.git', 'data', 'coverage', 'test-results', 'playwright-report'])
const built = new Set(['dist', '.cache'])

/** What a path may hold and a shell, a URL or a quoted string would take for something else. */
const oddName = `it's "der" 门户 & $HOME`

/** Links what is installed here, in place of what the registry would send; fails when two run at once. */
const fakeNpm = `
const fs = require('fs')
const path = require('path')
if (process.argv[2] === '--version') { console.log('11.0.0'); process.exit(0) }
const { names, ours, links, from } = JSON.parse(fs.readFileSync('packages.json', 'utf8'))
fs.mkdirSync('npm-is-running')
fs.rmSync('node_modules', { recursive: true, force: true })
fs.mkdirSync('node_modules/@atrium', { recursive: true })
for (const name of names) fs.symlinkSync(path.join(from, name), path.join('node_modules', name))
ours.forEach((name, index) => fs.symlinkSync(links[index], path.join('node_modules/@atrium', name)))
setTimeout(() => fs.rmdirSync('npm-is-running'), 200)
`

type Clone = { folder: string; withBuild: boolean }

/** A fresh clone at an odd place, which belongs to an account that is not root. */
export async function makeClone({ folder }: StartMachine, { withBuild }: { withBuild: boolean }) {
  const clone = path.join(path.dirname(folder), oddName)
  await rm(clone, { recursive: true, force: true })
  await copySources({ folder: clone, withBuild })
  await writeFile(path.join(clone, 'npm-cli.cjs'), fakeNpm)
  await writeFile(path.join(clone, 'packages.json'), JSON.stringify(await packages()))
  await chmod(path.dirname(folder), 0o777)
  if (ordinary.uid !== undefined) spawnSync('chown', ['-R', '-h', `${ordinary.uid}:${ordinary.gid}`, clone, folder])
  return clone
}

async function copySources({ folder, withBuild }: Clone) {
  const isWanted = (source: string) => {
    const name = path.basename(source)
    return !never.has(name) && (withBuild || !built.has(name))
  }
  await mkdir(folder)
  for (const name of await readdir(repositoryFolder)) {
    if (isWanted(name))
      await cp(path.join(repositoryFolder, name), path.join(folder, name), { recursive: true, filter: isWanted })
  }
  for (const workspace of await readdir(repositoryFolder)) {
    const own = path.join(repositoryFolder, workspace, 'node_modules')
    if (workspace !== 'node_modules') await symlink(own, path.join(folder, workspace, 'node_modules')).catch(() => {}) // No workspace.
  }
}

/** What node_modules holds; the links to our own packages are relative, so in a clone they lead to its own. */
async function packages() {
  const from = path.join(repositoryFolder, 'node_modules')
  const names = (await readdir(from)).filter((name) => name !== '@atrium' && name !== '.atrium-lock')
  const ours = await readdir(path.join(from, '@atrium'))
  const links = await Promise.all(ours.map((name) => readlink(path.join(from, '@atrium', name))))
  return { names, ours, links, from }
}

/** The data is where it is by default: in the clone. */
export async function playTogether(clone: string) {
  const environment = {
    ATRIUM_DEMO_PASSWORD: 'correct horse battery',
    npm_execpath: path.join(clone, 'npm-cli.cjs'),
  }
  const command = [process.execPath, path.join(clone, 'importmap/bin/run.cjs'), 'start']
  const start = () => startPortal(environment, { command, cwd: clone, isOrdinary: true })
  const both = [start(), start()]
  const urls = await Promise.all(both.map((portal) => portal.url()))
  const serving = both.filter((_, index) => urls[index] !== null)
  const [first] = serving
  const refused = both.find((portal) => portal !== first)
  if (first === undefined || refused === undefined || serving.length !== 1)
    throw new Error(`${serving.length} of two serve: ${both.map((portal) => portal.said()).join('\n---\n')}`)
  const last = refused.said().trim().split('\n').at(-1) ?? ''
  await refused.ended()
  if (!/^Another server \(process \d+\) is using/.test(last)) throw new Error(`the other one said last: ${last}`)
  await untilServing(first)
  first.signal('SIGTERM')
  await first.ended()
  const again = start()
  await untilServing(again)
  again.signal('SIGTERM')
  await again.ended()
}
