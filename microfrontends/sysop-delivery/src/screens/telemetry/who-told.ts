/** The word for whose reports figures are of. */
export function whoTold({ isOfVisitors }: { isOfVisitors: boolean }) {
  return isOfVisitors ? 'telemetry.visitors' : 'telemetry.people'
}
