/**
 * The element that every sub-app is mounted in. It belongs to the shell and moves from layout to layout, so a change
 * of the frame around it neither remounts what is inside nor depends on the order in which layouts come and go.
 */
export const outlet = Object.assign(document.createElement('div'), { className: 'atrium-outlet' })

/** A host of its own for one mount, marked with the sub-app's short name for scoped styles. */
export function addHost(app: string) {
  const host = document.createElement('div')
  host.dataset['parcel'] = slugOf(app)
  host.className = 'atrium-host'
  outlet.append(host)
  return host
}

/** `sysop` of `@atrium/sysop`. */
export function slugOf(app: string) {
  return app.slice(app.indexOf('/') + 1)
}
