import { metricsToken } from './portal-server.ts'

/** Seconds of processor time that a server has used, as its own metrics say (process.cpuUsage). */
export async function processorSeconds(url: string) {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text()
  const seconds = /^process_cpu_seconds_total ([\d.e+-]+)/m.exec(text)?.[1]
  if (seconds === undefined) throw new Error(`${url} tells no processor time`)
  return Number(seconds)
}
