import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { repository } from '../repository.ts'

const fileCost = z.object({ file: z.string(), seconds: z.number(), processes: z.int(), servers: z.int() })
type FileCost = z.infer<typeof fileCost>

/**
 * The cost of an area's test files: seconds of a processor without the database's, servers and other processes started.
 */
export type AreaCost = { seconds: number; servers: number; processes: number }

/**
 * The cost of each test file, as the runners noted it (importmap/src/jest/costs.mjs); `unread`: lines that were cut
 * short.
 */
export function readFileCosts(folder: string) {
  const costs: FileCost[] = []
  const unread: string[] = []
  for (const name of globSync('*.jsonl', { cwd: folder }))
    for (const line of readFileSync(path.join(folder, name), 'utf8').split('\n').filter(Boolean)) {
      const cost = costIn(line)
      if (cost === null) unread.push(`${name}: ${line}`)
      else costs.push(cost)
    }
  return { costs, unread }
}

function costIn(line: string) {
  try {
    return fileCost.parse(JSON.parse(line))
  } catch {
    return null
  }
}

/** The same by area, in the order of their names. */
export function costsByArea(costs: readonly FileCost[]): Map<string, AreaCost> {
  const areas = new Map<string, AreaCost>()
  for (const { file, ...cost } of costs) {
    const name = areaOf(path.relative(repository, file))
    const known = areas.get(name) ?? { seconds: 0, servers: 0, processes: 0 }
    areas.set(name, {
      seconds: known.seconds + cost.seconds,
      servers: known.servers + cost.servers,
      processes: known.processes + cost.processes,
    })
  }
  return new Map([...areas].toSorted(([one], [other]) => one.localeCompare(other)))
}

/** An area of the server, a parcel, or a workspace as a whole. */
function areaOf(file: string) {
  const [workspace = '', folder = '', area = ''] = file.split(path.sep)
  if (workspace === 'server') return `server/${area}`
  return workspace === 'microfrontends' ? folder : workspace
}
