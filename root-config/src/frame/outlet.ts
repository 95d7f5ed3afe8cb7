import { outlet } from '../navigation/outlet.ts'

/** A host of its own for one mount, marked with the parcel's short name for scoped styles. */
export function addHost(app: string) {
  const host = document.createElement('div')
  host.dataset['parcel'] = slugOf(app)
  host.className = 'atrium-host'
  outlet.append(host)
  return host
}

/** `sysop` of `@atrium/sysop`. */
function slugOf(app: string) {
  return app.slice(app.indexOf('/') + 1)
}
