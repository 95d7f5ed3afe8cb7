import { createChance, dayMs, hourMs, lastDays } from '../../workdays.ts'
import type { DemoPeople, DemoRecord } from '../demo-application.ts'
import { breaking, places } from './places.ts'

const weeks = 6
const eachDay = 4
const keeper = 'admin'

/** All that may break, written down by the head before the first request. */
export function equipmentRecords({ now }: DemoPeople): DemoRecord[] {
  const at = new Date(now.getTime() - (weeks * 7 + 2) * dayMs)
  const all = Object.entries(places).flatMap(([place, { equipment }]) => equipment.map((name) => ({ name, place })))
  return all.map(({ name, place }, index) => {
    const code = `SB-${String(index + 1).padStart(3, '0')}`
    return { at, by: keeper, values: { name, code, place }, changes: [] }
  })
}

/** How many of the newest are waiting, and how many of those before them are being repaired. */
const [waiting, working] = [6, 5]

/** Six weeks of requests, each day's in the order of the day; those of long ago are repaired, the newest are not. */
export function repairRecords({ idOf, recordOf, now }: DemoPeople): DemoRecord[] {
  const chance = createChance(52_711)
  const pick = <T>(from: readonly T[]) => from[Math.floor(chance() * from.length)] as T
  const requests = requestTimes(now, chance).map((at, index) => {
    const { equipment, faults, reporters, repairer } = places[breaking[index % breaking.length] ?? 'workshop']
    const [fault, result] = pick<readonly [string, string]>(faults)
    const values = {
      fault,
      equipment: recordOf(pick<string>(equipment)),
      urgency: pick(['low', 'normal', 'normal', 'high']),
      due: new Date(at.getTime() + Math.ceil(2 + chance() * 6) * dayMs).toISOString().slice(0, 10),
    }
    const begunAt = new Date(at.getTime() + (1 + chance() * 20) * hourMs)
    const doneAt = new Date(begunAt.getTime() + (2 + chance() * 40) * hourMs)
    const isRefused = chance() < 0.06
    const refused = { state: 'refused', result: '已到报废年限，请申请更换。' }
    const changes = [
      { at: begunAt, by: repairer, values: { state: 'working', repairer: idOf(repairer) } },
      { at: doneAt, by: repairer, values: isRefused ? refused : { state: 'done', result } },
    ]
    return { at, by: pick<string>(reporters), values, changes }
  })
  return requests.map((request, index) => {
    const newer = requests.length - 1 - index
    const most = [waiting, waiting + working].filter((bound) => newer >= bound).length
    const changes = request.changes.slice(0, most).filter((change) => change.at <= now)
    return withPapers({ ...request, changes }, newer)
  })
}

/** So many requests from one with files to the next one. */
const apart = 7
const shown = ['停机位置.png', '温度曲线.png', '振动记录.png']
const written = ['维修记录.docx', '校准报告.pdf']

/** Some are shown by a picture, and where they are repaired a paper says how. */
function withPapers(request: DemoRecord, newer: number): DemoRecord {
  if (newer % apart !== 3) return request
  const nth = Math.floor(newer / apart)
  const papersOf = (names: readonly string[]) => ({ field: 'papers', names: [names[nth % names.length] ?? ''] })
  const changes = request.changes.map((change, index) =>
    index === 1 ? { ...change, papers: papersOf(written) } : change,
  )
  // A later paper takes the place of what was there.
  return changes.length === 2 ? { ...request, changes } : { ...request, changes, papers: papersOf(shown) }
}

function requestTimes(now: Date, chance: () => number) {
  const days = lastDays(weeks * 7, now).filter(({ isWeekend }) => !isWeekend)
  const times = days.flatMap(({ beganAt }) =>
    Array.from({ length: eachDay }, (_, nth) => new Date(beganAt.getTime() + (8 + (nth + chance()) * 2) * hourMs)),
  )
  return times.filter((at) => at <= now)
}
