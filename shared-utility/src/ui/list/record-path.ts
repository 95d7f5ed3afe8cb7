/** Where operators find what a list names. */
const pages = { enterprise: '/sysop/enterprise', person: '/sysop/users' } as const

type Ids<Row> = { [Kind in keyof typeof pages]: ((row: Row) => string | null) | undefined }

/** The page of the enterprise or of the person that a column names. */
export function recordPathOf<Row>(ids: Ids<Row>) {
  const kind = (['enterprise', 'person'] as const).find((one) => ids[one] !== undefined)
  const idOf = kind && ids[kind]
  if (kind === undefined || idOf === undefined) return undefined
  return (row: Row) => {
    const id = idOf(row)
    return id === null ? null : `${pages[kind]}/${id}`
  }
}
