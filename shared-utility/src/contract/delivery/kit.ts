/** The package whose doors teams use, by its name in `needs`. */
const kit = '@atrium/shared-utility'

/**
 * What a parcel needs of a shared package, as it counts. Version 1 of the kit has all that its versions 0 gave to teams, whose
 * builds say `^0.1.0`: a range of 0 goes on into 1. From 1 on, minor versions add and only a major one takes away.
 */
export function neededRange(name: string, range: string) {
  return name === kit && /^[\^~]?0\./.test(range) ? `${range} || ^1.0.0` : range
}

/** Names that a door of the kit loses with its next major version, each with what to use instead: specifier, name, advice. */
type LeavingNames = Readonly<Record<string, Readonly<Record<string, string>>>>

/** At least one release before they go. `atrium check` says so to teams whose parcels use them. */
export const leavingNames: LeavingNames = {}
