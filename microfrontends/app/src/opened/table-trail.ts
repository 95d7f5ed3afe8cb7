import type { Lang } from '@atrium/shared-utility/contract'
import { labelIn } from '../fields/label-in.ts'
import type { Opened } from './OpenedApp.tsx'
import { appPath, recordsPath } from './paths.ts'

/** The way from a page of a table up to its records, and to the application. */
export function tableTrail({ app, entity }: Opened, lang: Lang) {
  return [
    { label: app.name, href: appPath(app.id) },
    { label: labelIn(lang, entity), href: recordsPath({ app, entity }) },
  ]
}
