import { RecordScreen } from './RecordScreen.tsx'

export const record = <RecordScreen />
