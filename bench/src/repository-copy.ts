import { globSync } from 'node:fs'
import { cp, mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import path from 'node:path'
import { inRepository } from './repository.ts'

const never = ['node_modules', '.git', 'data', 'coverage', 'test-results', 'playwright-report']
const built = ['dist', '.cache']

/**
 * Copies the repository as a clone has it once it is installed, or once it is built. What is installed is linked, so
 * nothing that installs may run in the copy: start its tasks (`tasksOf`), never its npm scripts.
 */
export async function copyRepository(folder: string, { withBuild }: { withBuild: boolean }) {
  const left = new Set(withBuild ? never : [...never, ...built])
  await cp(inRepository(), folder, { recursive: true, filter: (source) => !left.has(path.basename(source)) })
  await mkdir(path.join(folder, 'node_modules/@atrium'), { recursive: true })
  const [packages, ours] = [inRepository('node_modules'), inRepository('node_modules/@atrium')]
  for (const name of (await readdir(packages)).filter((found) => found !== '@atrium'))
    await symlink(path.join(packages, name), path.join(folder, 'node_modules', name))
  // These links are relative, so they lead to the copy's own folders.
  for (const name of await readdir(ours))
    await symlink(await readlink(path.join(ours, name)), path.join(folder, 'node_modules/@atrium', name))
  // What a workspace has in another version than the rest.
  for (const own of globSync(['*/node_modules', 'microfrontends/*/node_modules'], { cwd: inRepository() }))
    await symlink(inRepository(own), path.join(folder, own))
  return folder
}

/** What the npm scripts of a copy run when there is nothing to install. */
export function tasksOf(repository: string) {
  return path.join(repository, 'importmap/bin/tasks.mjs')
}
