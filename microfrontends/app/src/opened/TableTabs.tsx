import type { RuntimeView } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { TabLinks } from '@atrium/shared-utility/ui'
import { labelIn } from '../fields/label-in.ts'
import type { Opened } from './OpenedApp.tsx'
import { recordsPath, viewPath } from './paths.ts'

/** The application's own navigation: its tables, where it has more than one. */
export function TableTabs({ app, entity }: Opened) {
  const t = useText()
  const lang = useLang()
  if (app.entities.length < 2) return null
  const places = app.entities.map((one) => ({
    key: one.uid,
    to: recordsPath({ app, entity: one }),
    label: labelIn(lang, one),
    isCurrent: one.uid === entity.uid,
  }))
  return <TabLinks label={t('app.tables')} places={places} />
}

/** The views of a table, where its maker has made any, after the list of all that is in it. */
export function ViewTabs({ app, entity, view }: Opened & { view: RuntimeView | undefined }) {
  const t = useText()
  const lang = useLang()
  if (entity.views.length === 0) return null
  const table = { app, entity }
  const all = { key: '', to: recordsPath(table), label: t('views.all'), isCurrent: view === undefined }
  const places = entity.views.map((one) => ({
    key: one.key,
    to: viewPath(table, one.key),
    label: labelIn(lang, one),
    isCurrent: one.key === view?.key,
  }))
  return <TabLinks label={t('views.label')} places={[all, ...places]} />
}
