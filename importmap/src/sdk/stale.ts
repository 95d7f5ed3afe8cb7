const most = 6

type Page = { file: string; kept: string; written: string; command: string }

/** Where a page that is written by a command is not what the command writes now: the first lines that differ; null where it is. */
export function staleness({ file, kept, written, command }: Page) {
  if (kept === written) return null
  const [before, after] = [kept.split('\n'), written.split('\n')]
  const from = before.findIndex((line, index) => line !== after[index])
  const first = from < 0 ? before.length : from
  // Where a line came or went, all after it differ by their place alone.
  const gone = before.slice(first).filter((line) => !after.includes(line))
  const come = after.slice(first).filter((line) => !before.includes(line))
  const lines = [...gone.slice(0, most).map((line) => `- ${line}`), ...come.slice(0, most).map((line) => `+ ${line}`)]
  return [`${file} is stale from line ${first + 1} on, and ${command} writes it:`, ...lines].join('\n')
}
