import { isHeld, ratioOf, type Figure } from './figure.ts'

const columns = ['name', 'measured', 'reference', 'ratio', 'budget', 'held'] as const
type Line = Record<(typeof columns)[number], string>

/** The figures as a Markdown table, which reads as well in a terminal as in docs/performance.md. */
export function tableOf(figures: readonly Figure[]) {
  const lines = figures.map(lineOf)
  const width = (column: keyof Line) => Math.max(column.length, ...lines.map((line) => line[column].length))
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    row(columns.map((column) => column.padEnd(width(column)))),
    row(columns.map((column) => '-'.repeat(width(column)))),
    ...lines.map((line) => row(columns.map((column) => line[column].padEnd(width(column))))),
  ].join('\n')
}

function lineOf(figure: Figure): Line {
  const ratio = ratioOf(figure)
  return {
    name: figure.name,
    measured: `${rounded(figure.measured)} ${figure.unit}`,
    reference: figure.reference ? `${rounded(figure.reference.measured)} ${figure.unit}, ${figure.reference.name}` : '',
    ratio: ratio === null ? '' : ratio.toFixed(2),
    budget: budgetOf(figure),
    held: { true: 'yes', false: 'NO', null: '' }[`${isHeld(figure)}`],
  }
}

function budgetOf({ budget, reference, unit }: Figure) {
  if (budget === undefined) return ''
  const times = reference === undefined ? ` ${unit}` : ' x'
  return 'atMost' in budget ? `≤ ${budget.atMost}${times}` : `≥ ${budget.atLeast}${times}`
}

/** Three digits that mean something. */
function rounded(value: number) {
  if (value >= 100) return value.toFixed(0)
  return String(Number(value.toPrecision(value < 1 ? 2 : 3)))
}
