export const updatesPath = '/sysop/update'

export function updatePath(id: string) {
  return `${updatesPath}/${id}`
}

export const bundlesPath = `${updatesPath}/bundle`

export function bundlePath({ id }: { id: string }) {
  return `${bundlesPath}/${id}`
}

/** Where an update is planned with it. */
export function installPath({ id }: { id: string }) {
  return `${updatesPath}?dialog=install&of=${id}`
}
