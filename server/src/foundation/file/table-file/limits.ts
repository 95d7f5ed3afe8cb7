const megabyte = 1024 * 1024

/** How large a table may be that a person brings as a file: the server keeps its rows, and a person has to look at them. */
export const tableLimits = {
  fileBytes: 10 * megabyte,
  rows: 20_000,
  columns: 100,
  cellLength: 5000,
  /** Of all cells together: in an XLSX a hundred cells may name one text. */
  textLength: 10 * megabyte,
  /** The number of the last row that spreadsheet programs have. */
  lastPlace: 1_048_576,
  sheets: 100,
  /** Of an XLSX, unpacked. */
  sheetBytes: 64 * megabyte,
  stringsBytes: 32 * megabyte,
  otherBytes: 4 * megabyte,
}
