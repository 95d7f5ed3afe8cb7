import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { inRepository, repository } from '../repository.ts'
import { run } from './run-node.ts'
import type { Count } from './steps.ts'

const settings = z.object({ extends: z.string(), compilerOptions: z.unknown(), include: z.array(z.string()) })
type Workspace = { folder: string; base: string; options: unknown; include: string[] }

/**
 * Checks the types of every workspace. Those with the same options are checked together: most of the time goes into
 * the types of React, MUI and zod, which all of them share.
 */
export async function checkTypes(): Promise<Count> {
  const groups = Map.groupBy(workspaces(), ({ base, options }) => JSON.stringify([base, options]))
  const sum: Count = { passed: 0, failed: 0 }
  for (const [index, members] of [...groups.values()].entries()) {
    const { passed, failed } = await checkGroup(members, index)
    sum.passed += passed
    sum.failed += failed
  }
  return sum
}

function workspaces(): Workspace[] {
  return globSync(['*/tsconfig.json', 'microfrontends/*/tsconfig.json'], { cwd: repository })
    .sort()
    .map((file) => {
      const { compilerOptions, ...read } = settings.parse(JSON.parse(readFileSync(inRepository(file), 'utf8')))
      const folder = path.dirname(file)
      return { folder, base: path.join(folder, read.extends), options: compilerOptions, include: read.include }
    })
}

async function checkGroup(members: readonly Workspace[], index: number): Promise<Count> {
  const isTogether = members.length > 1
  if (isTogether && (await compiles(writeTogether(members, index), 'ignore')))
    return { passed: members.length, failed: 0 }
  const count = { passed: 0, failed: 0 }
  // One by one, to say which of them is meant.
  for (const { folder } of members) count[(await compiles(folder, 'inherit')) ? 'passed' : 'failed'] += 1
  return count
}

// What was checked before and has not changed since is not checked again.
async function compiles(project: string, output: 'ignore' | 'inherit') {
  const known = inRepository('.cache/types', `${path.basename(project, '.json')}.tsbuildinfo`)
  const args = ['-p', project, '--incremental', '--tsBuildInfoFile', known]
  return (await run('tsc', args, { stdio: ['ignore', output, 'inherit'] })) === 0
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
