import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { inRepository } from '../repository.ts'
import { apiDoors } from './api-doors.ts'
import { apiReport } from './api-report.ts'
import { declarationsOf } from './declarations.ts'

/** `npm run generate -- api`: writes what each door of the kit offers to docs/api. */
export function writeApi() {
  const doors = apiDoors()
  const types = declarationsOf(doors.map(({ file }) => file))
  rmSync(inRepository('docs/api'), { recursive: true, force: true })
  mkdirSync(inRepository('docs/api'))
  for (const [name, text] of apiReports((file) => types.get(file))) writeFileSync(inRepository('docs/api', name), text)
  return 0
}

/** The reports by their file in docs/api, from declarations by their place in the repository. */
export function apiReports(textOf: (file: string) => string | undefined) {
  const read = (file: string) => {
    const text = textOf(file)
    if (text === undefined) throw new Error(`${file} is not among the declarations of the kit`)
    return text
  }
  return new Map(
    apiDoors().map(({ report, file, ...door }) => {
      const declarations = file.replace(/\.ts$/, '.d.ts')
      return [`${report}.txt`, apiReport({ ...door, file: declarations }, read)] as const
    }),
  )
}
