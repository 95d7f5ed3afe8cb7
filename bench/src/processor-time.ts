import { putLoad, type Ask } from './load.ts'
import { metricsToken } from './portal-server.ts'
import { median } from './statistics.ts'

export type Side = { url: string; ask: Ask }
type Load = { rounds: number; seconds: number; clients: number }

/** Processor time that each of two sides takes for a request, in µs: by turns, so that both meet the same machine. */
export async function inTurns(one: Side, other: Side, { rounds, ...load }: Load) {
  const [first, second]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    first.push(await microsecondsEach(one, load))
    second.push(await microsecondsEach(other, load))
  }
  return [median(first), median(second)] as const
}

/** Processor time of a request, in µs, by the server's own metrics. */
export async function microsecondsEach({ url, ask }: Side, { seconds, clients }: Omit<Load, 'rounds'>) {
  const load = { url, clients, next: () => ask }
  await putLoad({ ...load, seconds: seconds / 4 })
  const before = await processorSeconds(url)
  const { latenciesMs } = await putLoad({ ...load, seconds })
  return (((await processorSeconds(url)) - before) / latenciesMs.length) * 1e6
}

/** Seconds of processor time that a server has used (process.cpuUsage). */
async function processorSeconds(url: string) {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text()
  const seconds = /^process_cpu_seconds_total ([\d.e+-]+)/m.exec(text)?.[1]
  if (seconds === undefined) throw new Error(`${url} tells no processor time`)
  return Number(seconds)
}
