export const parcelsPath = '/sysop/parcels'

export function parcelPath({ slug }: { slug: string }) {
  return `${parcelsPath}/${slug}`
}

export const overridesPath = `${parcelsPath}/override`

export const revisionsPath = `${parcelsPath}/revision`

export function revisionPath({ id }: { id: string }) {
  return `${revisionsPath}/${id}`
}

export const proposalsPath = `${parcelsPath}/proposal`

export function proposalPath({ id }: { id: string }) {
  return `${proposalsPath}/${id}`
}

export const platformTokensPath = `${parcelsPath}/platform`

export const telemetryPath = '/sysop/telemetry'

export const rolloutsPath = `${parcelsPath}/rollout`

export function rolloutPath({ id }: { id: string }) {
  return `${rolloutsPath}/${id}`
}
