import { csvCell } from '../../model/index.ts'

/** Hands a file to the person. */
export function save({ name, content }: { name: string; content: Blob }) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** A CSV of headings alone; the mark tells spreadsheet programs that it is UTF-8. */
export function templateOf(headings: readonly string[]) {
  return new Blob([`\uFEFF${headings.map(csvCell).join(',')}\r\n`], { type: 'text/csv;charset=utf-8' })
}
