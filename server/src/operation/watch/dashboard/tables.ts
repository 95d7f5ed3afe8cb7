import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    figure_hour: FigureHourTable
  }
}

type FigureHourTable = { hour: Date; name: string; value: number }

export const dashboardTables = [
  platformTable('figure_hour', {
    platform: 'select, insert, delete',
    notSecret: { value: 'a number that the dashboard shows' },
  }),
]
