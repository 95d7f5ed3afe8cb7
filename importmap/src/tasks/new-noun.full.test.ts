import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { inRepository } from '../repository.ts'
import { givenNoun } from './test/given-noun.ts'

test('a new noun compiles, on the server and in its parcel', () => {
  const { copy } = givenNoun('organisation/meeting-room')
  symlinkSync(inRepository('server/node_modules'), path.join(copy.folder, 'server/node_modules'))
  const paths = {
    '@atrium/shared-utility': ['./shared-utility/src/index.ts'],
    '@atrium/shared-utility/*': ['./shared-utility/src/*/index.ts', './shared-utility/src/*.ts'],
  }
  const said = ['server', 'microfrontends'].map((folder) => {
    copy.write(
      `${folder}.json`,
      JSON.stringify({
        extends: `./${folder}/tsconfig.json`,
        compilerOptions: { paths },
        include: [`${folder}/**/src`],
      }),
    )
    const { stdout } = spawnSync(
      process.execPath,
      [inRepository('node_modules/typescript/bin/tsc'), '-p', `${folder}.json`],
      {
        cwd: copy.folder,
        encoding: 'utf8',
      },
    )
    return stdout
  })
  copy.remove()
  expect(said).toEqual(['', ''])
}, 240_000)
