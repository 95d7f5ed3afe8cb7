import type { Exported, Table } from '../../foundation/db/table.ts'

/** A table as it is written of one enterprise: its rows in the order of their keys, with these columns and no others. */
export type Part = Pick<Exported, 'source'> & { name: string; keys: readonly string[]; columns: readonly string[] }

/**
 * The data of an enterprise that operators may take away, without the records of its applications. No line has a secret
 * that lets a person in: a test compares the columns with the secrets, and every table that names an enterprise is in it
 * or says why it is not.
 */
export function partsOf(tables: readonly Table[]): readonly Part[] {
  return tables.flatMap(({ name, exported }) => {
    if (exported === undefined || 'never' in exported) return []
    const [keys, columns] = [exported.keys.split(' '), exported.columns.split(' ').filter((column) => column !== '')]
    const own = keys.filter((key) => key !== 'ent_id')
    return [{ name: exported.as ?? name, keys, columns: [...own, ...columns], source: exported.source }]
  })
}

declare module '../../foundation/call/context/services.ts' {
  interface Services {
    /** Every table, as its room describes it. */
    tables: readonly Table[]
  }
}
