import { readTable } from '../read-table.ts'

/** What the reader says of these bytes. */
export function read(bytes: Buffer, sheet?: string) {
  const source = {
    sizeBytes: bytes.length,
    read: async (at: number, length: number) => bytes.subarray(at, at + length),
  }
  return readTable(source, { sheet })
}

/** The rows, each as its cells alone. */
export async function cellsOf(bytes: Buffer, sheet?: string) {
  const said = await read(bytes, sheet)
  if ('refusal' in said) throw new Error(JSON.stringify(said.refusal))
  return [said.table.headings, ...said.table.rows.map(({ cells }) => cells)]
}
