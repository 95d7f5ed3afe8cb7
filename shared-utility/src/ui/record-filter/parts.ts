// Fetched by pages that show records, or say which are meant. One file: each has to be named on every page.
export { RecordFilterBar } from './RecordFilterBar.tsx'
export { RecordFilterEditor } from './RecordFilterEditor.tsx'
