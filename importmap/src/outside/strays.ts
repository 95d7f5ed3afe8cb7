import { globSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { repository } from '../repository.ts'
import { importsOf } from '../structure/imports-of.ts'

/**
 * Files of ours that would not come from the tarballs that are installed below `folder`: imports of the parcel and of
 * the packages that lead out of it, and links to anything of the repository but packages of others.
 */
export function straysOf(folder: string) {
  const home = realpathSync(folder)
  return [...strayImports(home), ...strayLinks(home)]
}

const code = ['{src,e2e}/**/*.{ts,tsx}', '*.{ts,mjs}', 'node_modules/@atrium/*/{bin,jest,lib}/**/*.{cjs,mjs}']

function strayImports(home: string) {
  return globSync(code, { cwd: home }).flatMap((file) => {
    const here = path.join(home, file)
    const names = importsOf(here, readFileSync(here, 'utf8')).filter((name) => name.startsWith('@atrium/'))
    const from = createRequire(here)
    return names
      .map((name) => [name, realpathSync(from.resolve(name))] as const)
      .filter(([, found]) => !found.startsWith(home + path.sep))
      .map(([name, found]) => `${file} imports ${name} from ${found}`)
  })
}

const links = ['node_modules/*', 'node_modules/@*/*', 'node_modules/@atrium/*/node_modules/{*,@*/*}']

function strayLinks(home: string) {
  const others = path.join(repository, 'node_modules') + path.sep
  return globSync(links, { cwd: home })
    .map((file) => [file, realpathSync(path.join(home, file))] as const)
    .filter(([, found]) => !found.startsWith(home + path.sep) && !found.startsWith(others))
    .map(([file, found]) => `${file} is ${found}`)
}
