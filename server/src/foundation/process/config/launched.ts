const flag = '--end-with-launcher'

/** True where the process that started this one says so: it passes signals on, and once it is gone no process does. */
export function endsWithLauncher() {
  return process.argv.includes(flag)
}
