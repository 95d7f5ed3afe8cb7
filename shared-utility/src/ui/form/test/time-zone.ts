/** Of Node, which the tests of a page run on; the page itself knows nothing of it. */
declare const process: { env: Record<string, string | undefined> }

const own = process.env['TZ']

/** As if the person were elsewhere, until `backHome`. */
export function goTo(zone: string) {
  process.env['TZ'] = zone
}

export function backHome() {
  if (own === undefined) delete process.env['TZ']
  else process.env['TZ'] = own
}
