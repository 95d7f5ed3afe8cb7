import type { PackagePlatform } from '@atrium/shared-utility/contract'

export const packagesPath = '/sysop/package'

export function packagePath({ platform, id }: { platform: PackagePlatform; id: string }) {
  return `${packagesPath}/${platform}/${id}`
}
