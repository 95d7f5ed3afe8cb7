/** What the platform counts of itself. */
export type FigureTables = { figure_hour: FigureHourTable; call_minute: CallMinuteTable }

type FigureHourTable = { hour: Date; name: string; value: number }

type CallMinuteTable = {
  minute: Date
  call: string
  requests: number
  failures: number
  slow: number
  total_ms: number
  most_ms: number
}
