import type { Lang } from '@atrium/shared-utility/contract'
import { portalOf } from './build.ts'
import { deployToken } from './deploy-call.ts'
import { readProject } from './project.ts'

type Options = { folder: string; portal?: string | undefined; lang: Lang }

/** The parcel of a folder, and with what its portal is asked about it. */
export function teamOf({ folder, portal, lang }: Options) {
  const token = deployToken()
  const project = readProject(folder)
  const { source, version } = project
  return { portal: portalOf(project, portal), slug: source.slug, version, token, lang }
}
