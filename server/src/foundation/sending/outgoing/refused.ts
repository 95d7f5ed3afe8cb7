/** The address is none that the portal calls: not public, or not https. */
export class OutgoingRefused extends Error {
  override readonly name = 'OutgoingRefused'
}
