import { readFile } from 'node:fs/promises'

/** Memory that is shared counts for each process by its part (PSS), so that the sum is what the machine gives. */
export async function proportionalMb(pids: readonly number[]) {
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
      return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0)
    }),
  )
  return (sizes.reduce((sum, size) => sum + size, 0) * 1024) / 1e6
}
