type Table = { app: { id: string }; entity: { key: string } }

/** Where an application begins. */
export function appPath(appId: string) {
  return `/app/${appId}`
}

/** The records of one of its tables. */
export function recordsPath({ app, entity }: Table) {
  return `${appPath(app.id)}/${entity.key}`
}

export function recordPath(table: Table, id: string) {
  return `${recordsPath(table)}/${id}`
}
