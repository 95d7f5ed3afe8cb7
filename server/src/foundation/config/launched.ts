const flag = '--end-with-launcher'

/** True where the process that started this one says so: it passes signals on, and when it is gone nobody does. */
export function endsWithLauncher() {
  return process.argv.includes(flag)
}
