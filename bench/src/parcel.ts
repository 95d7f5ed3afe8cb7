import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Figure, Size } from './figure.ts'
import { pageOf, partOf } from './parcel-source.ts'
import { startProgram } from './program.ts'
import { copyRepository, tasksOf } from './repository-copy.ts'
import { median } from './statistics.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const sizes = { whole: { files: 400, pages: 20, rounds: 3 }, smoke: { files: 10, pages: 2, rounds: 1 } }

/** `npm run build` when one parcel of 400 files is stale and nothing else, from the command to its end. */
export async function parcel(size: Size): Promise<Figure[]> {
  return withTemporaryFolder(async (folder) => {
    const repository = await copyRepository(path.join(folder, 'repository'), { withBuild: true })
    const parcelFolder = path.join(repository, 'microfrontends/large')
    await addParcel(parcelFolder, sizes[size])
    const seconds: number[] = []
    for (let round = 0; round < sizes[size].rounds; round += 1) {
      await writeFile(path.join(parcelFolder, 'src/generated/round.ts'), `export const round = ${round}\n`)
      seconds.push(await secondsToBuild(repository))
    }
    return [
      {
        name: 'npm run build, a parcel of 400 files stale',
        unit: 's',
        measured: median(seconds),
        budget: { atMost: 3 },
      },
    ]
  })
}

async function secondsToBuild(repository: string) {
  const startedAt = performance.now()
  const said = await startProgram([tasksOf(repository), 'build'], {
    cwd: repository,
  }).finished()
  if (!/^built large in /m.test(said)) throw new Error(`the parcel was not built:\n${said}`)
  return (performance.now() - startedAt) / 1000
}

/** The template with many files more, some of them pages that are loaded when they are opened. */
async function addParcel(folder: string, { files, pages }: { files: number; pages: number }) {
  const template = path.join(folder, '../_template')
  await cp(template, folder, { recursive: true, filter: (source) => !source.endsWith('dist') })
  for (const name of ['parcel.json', 'package.json', 'src/main.tsx']) {
    const text = await readFile(path.join(template, name), 'utf8')
    await writeFile(path.join(folder, name), text.replaceAll(/(@atrium\/|"\/)template/g, '$1large'))
  }
  await mkdir(path.join(folder, 'src/generated'))
  for (let number = 0; number < files; number += 1) {
    const below = number + pages < files ? number + pages : null
    await writeFile(path.join(folder, `src/generated/Part${number}.tsx`), partOf(number, below))
  }
  await writeFile(path.join(folder, 'src/routes.tsx'), pageOf(pages))
}
