type Table = { app: { id: string }; entity: { key: string } }

/** Where an application begins, in the frame that the open page is in: a page for phones leads to pages for phones. */
export function appPath(appId: string) {
  return /^(?:\/space-[^/]+)?\/m\//.test(location.pathname) ? `/m/app/${appId}` : `/app/${appId}`
}

/** The records of one of its tables. */
export function recordsPath({ app, entity }: Table) {
  return `${appPath(app.id)}/${entity.key}`
}

/** The same as one of its views shows them. */
export function viewPath(table: Table, view: string) {
  return `${recordsPath(table)}?view=${view}`
}

export function recordPath(table: Table, id: string) {
  return `${recordsPath(table)}/${id}`
}
