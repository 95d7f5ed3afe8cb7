import { EditRecordScreen } from './EditRecordScreen.tsx'
import { NewRecordScreen } from './NewRecordScreen.tsx'

export const newRecord = <NewRecordScreen />
export const editRecord = <EditRecordScreen />
