/** An instant as people of this machine read it: 2026-03-05 16:00. Programs are told it as it came. */
export function localTime(instant: string) {
  const at = new Date(instant)
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`
}
