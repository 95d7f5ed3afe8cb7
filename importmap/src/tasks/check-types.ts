import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { inRepository, repository } from '../repository.ts'
import { run } from './run-node.ts'
import type { Count, How } from './steps.ts'

const settings = z.object({ extends: z.string(), compilerOptions: z.unknown(), include: z.array(z.string()) })
type Workspace = { folder: string; base: string; options: unknown; include: string[] }

/**
 * Checks the types of every workspace. Those with the same options are checked together: most of the time goes into
 * the types of React, MUI and zod, which all of them share. One checker works on each group (tsconfig.base.json), since
 * a second one would work all those types out for itself; so two groups are checked at a time.
 */
export async function checkTypes(how: How = { output: 'inherit', niceness: 0 }): Promise<Count> {
  const groups = Map.groupBy(workspaces(), ({ base, options }) => JSON.stringify([base, options]))
  const left = [...groups.values()].entries()
  const wrong: Workspace[][] = []
  const checkNext = async () => {
    for (const [index, members] of left)
      if (!(await compiles(writeTogether(members, index), { ...how, output: 'ignore' }))) wrong.push(members)
  }
  await Promise.all([checkNext(), checkNext()])
  const failed = await countWrong(wrong.flat(), how)
  return { passed: workspaces().length - failed, failed }
}

function workspaces(): Workspace[] {
  return globSync('*/tsconfig.json', { cwd: repository })
    .sort()
    .map((file) => {
      const { compilerOptions, ...read } = settings.parse(JSON.parse(readFileSync(inRepository(file), 'utf8')))
      const folder = path.dirname(file)
      return { folder, base: path.join(folder, read.extends), options: compilerOptions, include: read.include }
    })
}

/** One by one, to say which of them is meant. */
async function countWrong(suspects: readonly Workspace[], how: How) {
  let failed = 0
  for (const { folder } of suspects) if (!(await compiles(folder, how))) failed += 1
  return failed
}

type Compiling = { output: How['output'] | 'ignore'; niceness: number }

// What was checked before and has not changed since is not checked again.
async function compiles(project: string, { output, niceness }: Compiling) {
  const known = inRepository('.cache/types', `${path.basename(project, '.json')}.tsbuildinfo`)
  const args = ['-p', project, '--incremental', '--tsBuildInfoFile', known]
  return (await run('tsc', args, { stdio: ['ignore', output, output], niceness })) === 0
}

function writeTogether(members: readonly Workspace[], index: number) {
  const place = inRepository('.cache/types')
  const from = (...parts: string[]) => path.relative(place, inRepository(...parts))
  const include = members.flatMap((member) => member.include.map((pattern) => from(member.folder, pattern)))
  const [first] = members
  const together = { extends: from(first?.base ?? ''), compilerOptions: first?.options, include }
  mkdirSync(place, { recursive: true })
  const file = path.join(place, `tsconfig.${index}.json`)
  writeFileSync(file, JSON.stringify(together, undefined, 2))
  return file
}
